import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { compress } from '../serveFolder';
import type { SearchDocument } from './peers.mjs';

const PROGRAM = path.resolve(
  __dirname,
  `../node_modules/@pagefind/${process.platform}-${process.arch}/bin/pagefind_extended`,
);

/** Pagefind's index. */
export interface PagefindIndex {
  /** Total size of its parts (bytes, Brotli). */
  readonly size: number;
  /** Elapsed time of its program (ms). */
  readonly milliseconds: number;
}

/**
 * Writes a page for each document, `/<its number>.html`, and Pagefind's index of them to `pagefind/`.
 *
 * @param folder an empty folder.
 * @returns undefined if the lockfile has no Pagefind program for this machine.
 */
export async function writePagefind(
  documents: readonly SearchDocument[],
  folder: string,
): Promise<PagefindIndex | undefined> {
  if (!existsSync(PROGRAM)) return undefined;
  const pages = path.join(folder, 'pages');
  const output = path.join(folder, 'pagefind');
  await mkdir(pages);
  await Promise.all(
    documents.map((one, at) => writeFile(path.join(pages, `${at}.html`), formatPage(one))),
  );
  const begun = performance.now();
  await promisify(execFile)(PROGRAM, ['--site', pages, '--output-path', output]);
  const milliseconds = performance.now() - begun;
  const files = await readdir(output, { recursive: true });
  const parts = files.filter((file) => /\.pf_(?:index|meta|fragment)$/.test(file));
  const sizes = await Promise.all(
    parts.map(async (part) => compress(await readFile(path.join(output, part))).length),
  );
  return { size: sizes.reduce((sum, size) => sum + size, 0), milliseconds };
}

function formatPage({ context, text, title }: SearchDocument): string {
  const [heading, about, body] = [title, context, text].map((one) =>
    one.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  return `<!doctype html><html lang="pt-br"><title>${heading}</title><body><h1>${heading}</h1><h2>${about}</h2><p>${body}</p></body></html>`;
}
