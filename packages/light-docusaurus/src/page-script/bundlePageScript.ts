import path from 'node:path';
import { type BrowserScript, bundleScript } from '../bundler/bundleScript';

interface Settings {
  /** Absolute paths of the page modules. */
  readonly modules: readonly string[];
  /** Suffix of the site's storage keys. */
  readonly storageNamespace: string;
}

/** Bundles the page script, which every page loads, with its modules. */
export function bundlePageScript({ modules, storageNamespace }: Settings): Promise<BrowserScript> {
  const lines = modules.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`);
  const names = modules.map((_, index) => `m${index}`);
  return bundleScript('assets/js/page', {
    stdin: {
      contents: `import { startPage } from './startPage';\n${lines.join('\n')}\nstartPage([${names.join()}]);`,
      resolveDir: path.join(__dirname, 'browser'),
      loader: 'ts',
    },
    define: { STORAGE_NAMESPACE: JSON.stringify(storageNamespace) },
  });
}
