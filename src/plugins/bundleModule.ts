import { createRequire } from 'node:module';
import { build } from 'esbuild';

/**
 * Bundles a module and loads it: the site's configuration loader cannot read ES modules.
 *
 * @param entry absolute path of the module.
 * @param outfile absolute path of the bundle, `.cjs`.
 */
export async function bundleModule<Module>(entry: string, outfile: string): Promise<Module> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return createRequire(outfile)(outfile) as Module;
}
