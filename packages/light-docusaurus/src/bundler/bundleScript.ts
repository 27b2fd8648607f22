import { createHash } from 'node:crypto';
import { type BuildOptions, build } from 'esbuild';

/** A script for browsers that the application's bundler knows nothing of. */
export interface BrowserScript {
  /** Where it is served, from the base path, with a hash of its content. */
  readonly path: string;
  readonly code: string;
}

/**
 * Bundles and minifies a script; the output depends on nothing but its sources.
 *
 * @param name where it is served, without hash and ending.
 * @param sources where it begins, and what its free names stand for, as esbuild takes it.
 */
export async function bundleScript(
  name: string,
  sources: Pick<BuildOptions, 'define' | 'entryPoints' | 'stdin'>,
): Promise<BrowserScript> {
  const result = await build({
    ...sources,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `${name}.${hash}.js`, code };
}
