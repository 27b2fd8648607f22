import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BrowserScript, bundleScript, publishFile } from '../bundler';

/** Options of the plugin. */
export interface PageScriptOptions {
  /**
   * Browser modules that need no React, by path from the site's folder. Like Docusaurus' client
   * modules they may export `onRouteDidUpdate`; they run before the page is hydrated, too.
   */
  readonly modules: readonly string[];
  /** Whether they come as one script of their own; otherwise they belong to React's application. */
  readonly bundled: boolean;
}

/** The part of Docusaurus' client module interface that page modules share. */
export interface PageModule {
  readonly onRouteDidUpdate?: (route: {
    readonly location: Pick<Location, 'hash' | 'pathname'>;
  }) => void;
}

interface Settings {
  /** Absolute paths of the page modules. */
  readonly modules: readonly string[];
  /** Suffix of the site's storage keys. */
  readonly storageNamespace: string;
}

/** Bundles the page script, which every page loads, with its modules. */
function bundlePageScript({ modules, storageNamespace }: Settings): Promise<BrowserScript> {
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

/** One small script for every page, and hydration only when a reader needs it (README.md). */
export default function pageScript(
  context: LoadContext,
  { bundled, modules }: PageScriptOptions,
): Plugin<BrowserScript> {
  const files = modules.map((file) => path.resolve(context.siteDir, file));
  const isApart = bundled && process.env.NODE_ENV === 'production';
  return {
    name: 'page-script',

    // The development server renders in the browser: there the modules belong to the application.
    getClientModules: () =>
      isApart
        ? ['announceRoute', 'retryParts'].map((name) =>
            path.join(__dirname, `application/${name}.ts`),
          )
        : files,

    // They speak to a page as soon as they are loaded.
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
