import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { typeOf } from '../../deploy/contentTypes';
import { BuildFailure } from '../build/BuildFailure';
import { compressFiles } from './compressFiles';
import { STATIC_HEADERS_FILE, writeStaticHeaders } from './writeStaticHeaders';

/**
 * The last step of a build, in its staging folder: writes `_headers` for static hosts, and the
 * compressed variant beside each file.
 *
 * @returns what was done, in one line.
 * @throws {BuildFailure} when a file is of a kind that `deploy/contentTypes.ts` does not list: a server would
 * not know what to say of it.
 */
export async function finishOutput(folder: string): Promise<string> {
  const names = listFiles(folder);
  const unknown = names.filter((name) => typeOf(`/${name}`) === undefined);
  if (unknown.length > 0) {
    throw new BuildFailure(
      `deploy/contentTypes.ts has no type for ${unknown.join(', ')}: add the extension to one.`,
    );
  }
  await writeFile(path.join(folder, STATIC_HEADERS_FILE), writeStaticHeaders(names));
  const { brotli, bytes, files, gzip } = await compressFiles(folder, names);
  return `Compressed ${files} files: ${inMegabytes(bytes)} MB, with gzip ${inMegabytes(gzip)}, with Brotli ${inMegabytes(brotli)}`;
}

/** The files below a folder, sorted, with `/`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
