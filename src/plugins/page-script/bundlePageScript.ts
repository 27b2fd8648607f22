import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

/** The script every page loads. */
export interface PageScript {
  /** Where it is served, from the base path, with a hash of its content. */
  readonly path: string;
  readonly code: string;
}

interface Settings {
  /** Absolute paths of the page modules. */
  readonly modules: readonly string[];
  /** Suffix of the site's storage keys. */
  readonly storageNamespace: string;
}

/** Bundles and minifies the page script with its modules; the output depends on nothing else. */
export async function bundlePageScript({
  modules,
  storageNamespace,
}: Settings): Promise<PageScript> {
  const lines = modules.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`);
  const names = modules.map((_, index) => `m${index}`);
  const result = await build({
    stdin: {
      contents: `import { startPage } from './startPage';\n${lines.join('\n')}\nstartPage([${names.join()}]);`,
      resolveDir: path.join(__dirname, 'browser'),
      loader: 'ts',
    },
    define: { STORAGE_NAMESPACE: JSON.stringify(storageNamespace) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `assets/js/page.${hash}.js`, code };
}
