import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '../limits.js';
import type { OverlayFile } from './applyOverlay.js';

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Whether a source is an address of any scheme: one that is neither http nor https is refused and never treated as a
 * path.
 *
 * @example
 * isRemoteSource('https://host.example/a.yaml') // true
 */
export function isRemoteSource(source: string): boolean {
  return ADDRESS.test(source);
}

/** Reads a regular file: a named pipe without a writer or an endless device would block. */
export async function readRegularFile(path: string): Promise<Uint8Array> {
  const found = await stat(path);
  if (found.isDirectory()) throw new Error('a folder');
  if (!found.isFile()) throw new Error('a device, a socket or a pipe; give a file');
  if (found.size > LIMITS.documentBytes) {
    throw new Error(`${found.size} bytes, above the limit of ${LIMITS.documentBytes}`);
  }
  return readFile(path);
}

/**
 * The path of the overlay beside a contract.
 *
 * @example
 * overlayOf('specs/operacao.yaml') // 'specs/operacao.overlay.yaml'
 */
export function overlayOf(contract: string): string {
  const { dir, name } = path.parse(contract);
  return path.join(dir, `${name}.overlay.yaml`);
}

/**
 * @param root folder that the path begins in.
 * @param contract path of the contract.
 * @returns `undefined` if it has no overlay.
 * @example
 * readOverlay('.', 'specs/operacao.yaml')?.source // 'specs/operacao.overlay.yaml'
 */
export function readOverlay(root: string, contract: string): OverlayFile | undefined {
  const source = overlayOf(contract);
  const file = path.resolve(root, source);
  return existsSync(file) ? { bytes: readFileSync(file), source } : undefined;
}
