import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import type * as Renderer from './renderReference';
import type * as CardRenderer from './renderSchemaCard';
import type * as Samples from './writeSamples';

const MODULES = ['./renderReference', './renderSchemaCard', './writeSamples'];

/** What the bundle exports. */
export type BundledRenderer = typeof Renderer & typeof CardRenderer & typeof Samples;

/**
 * Bundles the renderer (JSX and ES modules, which the site's configuration loader cannot read) into
 * one file and loads it.
 *
 * @param outDir folder the bundle is written to.
 */
export async function bundleRenderer(outDir: string): Promise<BundledRenderer> {
  const outfile = path.join(outDir, 'renderer.cjs');
  await build({
    stdin: {
      contents: MODULES.map((name) => `export * from '${name}';`).join('\n'),
      resolveDir: __dirname,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const require = createRequire(outfile);
  delete require.cache[outfile];
  return require(outfile) as BundledRenderer;
}
