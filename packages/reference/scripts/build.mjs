import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackage } from '@frontier/build-tools';
import { bundleCommand } from '@frontier/build-tools/bundle-command';
import { build } from 'esbuild';

/*
 * Compiles the package into `dist/`: the modules with their declarations, the stylesheet as it is
 * written, and for pages without a site around them one minified stylesheet and one script,
 * with further ones for their search and for previews; and the command as a few files.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const openapi = path.resolve(root, '../openapi');
await compilePackage(openapi);
// What it has of it stands in the built script.
const search = path.resolve(root, '../search');
await compilePackage(search);
// A tarball brings it along: `npm pack` bundles what it finds here.
const bundled = path.join(root, 'node_modules/@frontier/openapi');
mkdirSync(path.dirname(bundled), { recursive: true });
rmSync(bundled, { force: true, recursive: true });
symlinkSync(path.relative(path.dirname(bundled), openapi), bundled, 'dir');

await compilePackage(root, {
  inputs: [openapi, search].map((folder) => path.join(folder, 'dist/.built')),
  async finish(dist) {
    mkdirSync(path.join(dist, 'styles'));
    for (const name of ['tokens.css', 'reference.css']) {
      copyFileSync(path.join(root, 'src/styles', name), path.join(dist, 'styles', name));
    }
    await build({
      entryPoints: [
        path.join(root, 'src/styles/standalone.css'),
        path.join(root, 'src/browser/standalone.ts'),
        path.join(root, 'src/browser/search/search.ts'),
        path.join(root, 'src/browser/preview.ts'),
      ],
      outdir: path.join(dist, 'standalone'),
      entryNames: '[name]',
      bundle: true,
      minify: true,
      charset: 'utf8',
      format: 'iife',
      target: 'es2022',
      logLevel: 'error',
      plugins: [{ name: 'system-colours', setup: followSystem }],
    });
    const command = path.join(dist, 'command');
    const entries = ['bin.js', 'writeThread.js'].map((name) => path.join(command, name));
    await bundleCommand(command, entries);
  },
});

/**
 * Gives pages that stand alone the dark values a second time, for a system that is dark: as long as
 * no mode is set, which a script does.
 */
function followSystem({ onLoad }) {
  onLoad({ filter: /tokens\.css$/ }, ({ path: file }) => {
    const tokens = readFileSync(file, 'utf8');
    const [, dark] = /@media screen \{\s+\[data-theme='dark'\] (\{[^}]+\})\s+\}/.exec(tokens) ?? [];
    if (dark === undefined) throw new Error(`${file}: no values for the dark`);
    const system = `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) ${dark} }`;
    return { contents: `${tokens}\n${system}`, loader: 'css' };
  });
}
