import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/*
 * Compiles the package into `dist/`: the modules with their declarations, the stylesheet as it is
 * written, and for pages without a site around them one minified stylesheet and one script,
 * with a further one for previews.
 */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const dist = path.join(root, 'dist');
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Written last: its time is that of the last whole build. */
const stamp = path.join(dist, '.built');
if (isFresh()) process.exit(0);

rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', root], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
chmodSync(path.join(dist, 'command/bin.js'), 0o755);
mkdirSync(path.join(dist, 'styles'));
for (const name of ['tokens.css', 'reference.css']) {
  copyFileSync(path.join(root, 'src/styles', name), path.join(dist, 'styles', name));
}
await build({
  entryPoints: [
    path.join(root, 'src/styles/standalone.css'),
    path.join(root, 'src/browser/standalone.ts'),
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
writeFileSync(stamp, '');

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

/** Whether nothing was changed, added or removed since the last build. */
function isFresh() {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('__tests__'))
    .map((name) => path.join('src', name));
  return ['package.json', 'tsconfig.json', 'scripts/build.mjs', 'src', ...sources].every(
    (name) => statSync(path.join(root, name)).mtimeMs < built,
  );
}
