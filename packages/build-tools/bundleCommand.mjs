import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const LICENSE = /^licen[cs]e(\.|$)/i;
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/**
 * Bundles a command with its imports into a few files: Node finds and reads 400 modules more slowly than it runs most
 * commands. Also writes the licences of the bundled packages.
 *
 * @param {string} folder of the output.
 * @param {{ in: string, out: string }} entry the command's module, and its path in the folder without an ending.
 * @param {{ installed?: string[] }} [options] `installed` are packages that are not bundled.
 */
export async function bundleCommand(folder, entry, { installed = [] } = {}) {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: folder,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    chunkNames: 'bundled-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS packages need `require`.
    banner: {
      js: "import{createRequire as createRequireOf}from'node:module';const require=createRequireOf(import.meta.url);",
    },
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    plugins: [
      {
        name: 'installed',
        // Not `external`, which would also match the subpaths of a package.
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
            installed.includes(name) ? { path: name, external: true } : undefined,
          ),
      },
    ],
  });
  chmodSync(path.join(folder, `${entry.out}.js`), 0o755);
  writeFileSync(path.join(folder, NOTICES), await writeNotices(Object.keys(metafile.inputs)));
}

/** @param {string[]} files the bundled files. */
async function writeNotices(files) {
  const roots = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
  const byText = new Map();
  for (const root of [...new Set(roots)].sort()) {
    const { license, name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const file = (await readdir(root)).find((entry) => LICENSE.test(entry));
    const text = file ? readFileSync(path.join(root, file), 'utf8').trim() : `License: ${license}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`).join('\n---\n\n');
}
