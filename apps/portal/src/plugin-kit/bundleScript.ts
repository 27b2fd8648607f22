import { createHash } from 'node:crypto';
import { type BuildOptions, build } from 'esbuild';

/** A browser script that is bundled apart from the application. */
export interface BrowserScript {
  /** Path from the base path; the name contains a hash of the content. */
  readonly path: string;
  readonly code: string;
}

/**
 * Bundles and minifies a script. The output depends only on the sources.
 *
 * @param name path from the base path, without hash and extension.
 * @param sources entry point and defined constants, as esbuild options.
 * @returns the code and its path.
 * @throws when a source does not compile.
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
