import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from '../../src/plugins/api-reference/paging/layout';

const BIN = path.resolve(__dirname, '../../src/reference-cli/bin.mjs');
const PRELOAD = path.join(__dirname, 'peakMemory.cjs');

export interface Measurement {
  readonly seconds: number;
  /** Peak resident memory in MiB. */
  readonly memory: number;
  readonly pages: number;
  /** HTML in all, and of the largest page, in KiB. */
  readonly total: number;
  readonly largest: number;
}

/**
 * Writes one document's reference in a process of its own.
 *
 * @param folder for the output, emptied by the caller.
 * @throws {Error} with what the command said, when it fails.
 */
export function measureRun(document: string, layout: Layout, folder: string): Measurement {
  const out = path.join(folder, layout === 'page' ? 'pagina.html' : layout);
  const memoryFile = path.join(folder, 'memory.txt');
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', PRELOAD, BIN, document, '--layout', layout, '--out', out],
    { encoding: 'utf8', env: { ...process.env, PEAK_MEMORY_FILE: memoryFile } },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${document}, ${layout}: ${stderr}`);
  const sizes = sizesOf(out);
  return {
    seconds,
    memory: Number(readFileSync(memoryFile, 'utf8')) / 1024,
    pages: sizes.length,
    total: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    largest: sizes.reduce((most, size) => Math.max(most, size), 0) / 1024,
  };
}

/** Redirects do not count: they say nothing of the reference. */
function sizesOf(out: string): number[] {
  if (statSync(out).isFile()) return [statSync(out).size];
  return readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(out, name))
    .filter((file) => !readFileSync(file, 'utf8').includes('data-target="'))
    .map((file) => statSync(file).size);
}
