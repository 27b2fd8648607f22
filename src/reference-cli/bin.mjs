#!/usr/bin/env node
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/*
 * Node 20 reads neither TypeScript nor JSX, and a page carries its style and script minified: one
 * esbuild run gives all three from the sources the site is built from, in about half a second. A
 * built file in the repository could go stale, and tsx would still need esbuild for the other two.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
try {
  const program = path.join(folder, 'main.cjs');
  const [style, script] = await Promise.all([
    bundle({ entryPoints: [path.join(here, 'standalone/standalone.css')], minify: true }),
    bundle({
      entryPoints: [path.join(here, 'standalone/standalone.ts')],
      minify: true,
      format: 'iife',
      target: 'es2022',
    }),
    bundle({
      entryPoints: [path.join(here, 'main.ts')],
      outfile: program,
      write: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
  ]);
  process.stdout.on('error', endWithReader);
  const { main } = createRequire(import.meta.url)(program);
  process.exitCode = await main(process.argv.slice(2), { style, script });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** @param {import('esbuild').BuildOptions} options */
async function bundle(options) {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    charset: 'utf8',
    logLevel: 'error',
    ...options,
  });
  return outputFiles?.[0]?.text.trim();
}

/** `| head` closes the pipe early; that is no fault. */
function endWithReader(error) {
  if (error.code !== 'EPIPE') throw error;
}
