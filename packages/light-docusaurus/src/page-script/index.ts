import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BrowserScript, bundleScript, publishFile } from '../bundler';

/** Options of the plugin. */
export interface PageScriptOptions {
  /**
   * Page modules, which run without React; paths from the site's folder. Like Docusaurus' client
   * modules they may export `onRouteDidUpdate`, which is also called before hydration.
   */
  readonly modules: readonly string[];
  /** Whether the modules are bundled into a separate script; otherwise they are client modules. */
  readonly bundled: boolean;
}

/** The subset of Docusaurus' client module interface that page modules implement. */
export interface PageModule {
  readonly onRouteDidUpdate?: (route: {
    readonly location: Pick<Location, 'hash' | 'pathname'>;
  }) => void;
}

interface BundleSettings {
  /** Absolute paths of the page modules. */
  readonly modules: readonly string[];
  /** Suffix of the site's storage keys. */
  readonly storageNamespace: string;
}

/** Bundles the page script with its modules. */
function bundlePageScript({ modules, storageNamespace }: BundleSettings): Promise<BrowserScript> {
  const loads = modules.map((file) => `() => require(${JSON.stringify(file)})`);
  return bundleScript('assets/js/page', {
    stdin: {
      contents: `import { startPage } from './startPage';\nstartPage([${loads.join()}]);`,
      resolveDir: path.join(__dirname, 'browser'),
      loader: 'ts',
    },
    define: { STORAGE_NAMESPACE: JSON.stringify(storageNamespace) },
  });
}

/** Loads one small script on every page, and hydrates only when a reader needs it (README.md). */
export default function pageScript(
  context: LoadContext,
  { bundled, modules }: PageScriptOptions,
): Plugin<BrowserScript> {
  const files = modules.map((file) => path.resolve(context.siteDir, file));
  const isApart = bundled && process.env.NODE_ENV === 'production';
  return {
    name: 'page-script',

    // The development server renders in the browser, so there the modules are client modules.
    getClientModules: () =>
      isApart ? [path.join(__dirname, 'application/joinPageScript.ts')] : files,

    // Page modules access the document when they load, so the server replaces them by nothing.
    configureWebpack: (_config, isServer) =>
      isServer && !isApart
        ? { resolve: { alias: Object.fromEntries(files.map((file) => [file, false])) } }
        : {},

    loadContent: () =>
      bundlePageScript({ modules: files, storageNamespace: context.siteStorage.namespace }),

    injectHtmlTags: ({ content }) =>
      isApart
        ? {
            headTags: [
              {
                tagName: 'script',
                attributes: { src: context.baseUrl + content.path, defer: true },
              },
            ],
          }
        : {},

    async postBuild({ outDir, content }) {
      if (bundled) await publishFile(outDir, content.path, content.code);
    },
  };
}
