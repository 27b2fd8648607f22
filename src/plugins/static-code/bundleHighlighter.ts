import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import type * as Highlighter from '../api-reference/render/highlightCode';

let loaded: Promise<typeof Highlighter> | undefined;

/** The reference's highlighter, bundled once a run: the site's loader cannot read ES modules. */
export function bundleHighlighter(siteDir: string): Promise<typeof Highlighter> {
  loaded ??= bundle(path.join(siteDir, '.docusaurus', 'static-code', 'highlighter.cjs'));
  return loaded;
}

async function bundle(outfile: string): Promise<typeof Highlighter> {
  await build({
    entryPoints: [path.join(__dirname, '../api-reference/render/highlightCode.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return createRequire(outfile)(outfile) as typeof Highlighter;
}
