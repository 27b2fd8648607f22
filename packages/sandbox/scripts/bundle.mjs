import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);

/** The fonts of the design tokens, each the first of its list: name of the file, and family. */
const FONTS = Array.from(
  readFileSync(require.resolve('@frontier/reference/tokens.css'), 'utf8').matchAll(
    /--font-\w+:\s*'?([\w ]+)/g,
  ),
  ([, family]) => [family.toLowerCase().replaceAll(' ', '-'), family],
);

/** The fonts' files and licences. @returns {{ name: string, bytes: Buffer, license: Buffer }[]} */
export function readFonts() {
  return FONTS.map(([name]) => {
    const folder = path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    const bytes = readFileSync(path.join(folder, `files/${name}-latin-wght-normal.woff2`));
    return { name, bytes, license: readFileSync(path.join(folder, 'LICENSE')) };
  });
}

/** Bundles a script for the browser. @param {import('esbuild').BuildOptions} options */
export async function bundleScript(options) {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
  });
  return outputFiles[0].contents;
}

/** Bundles styles with the console's fonts. @param {(font: string) => string} addressOf */
export function bundleStyles(file, addressOf) {
  const faces = FONTS.map(
    ([name, family]) =>
      `@font-face { font-family: '${family}'; font-weight: 100 900; font-display: swap; src: url('${addressOf(name)}') format('woff2'); }`,
  );
  return bundleScript({
    stdin: {
      contents: `@import './${path.basename(file)}';\n${faces.join('\n')}`,
      loader: 'css',
      resolveDir: path.dirname(file),
    },
    external: ['/_sandbox/*', '/assets/*'],
  });
}
