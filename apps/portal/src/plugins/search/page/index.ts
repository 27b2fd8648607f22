import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  address,
  checkOptions,
  createDevDownloads,
  type Download,
  keys,
  list,
  text,
} from '@frontier/light-docusaurus';
import type { IndexPage } from './browser/describeView';
import { bundleSearch } from './bundleSearch';
import { describeOpenSearch } from './describeOpenSearch';
import type { SearchPageOptions } from './options';

const OPEN_SEARCH = '/opensearch.xml';
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

interface Content {
  /** Where the script is, from the base path. */
  readonly script: string;
  /** By address, which begins with `/`. */
  readonly files: ReadonlyMap<string, Download>;
}

export const validateOptions = checkOptions(
  'search-page',
  keys<SearchPageOptions>({
    shortName: text('o nome da busca na lista do navegador, com até 16 caracteres').max(16),
    indexPages: list(
      'uma lista de índices',
      keys<IndexPage>({
        title: text('o título do índice'),
        to: address('o endereço do índice'),
        text: text('o que o índice lista'),
      }),
    ),
  }),
);

/** The search on the site's pages: its script, and what browsers read to offer it (README.md). */
export default function searchPage(
  { baseUrl, siteConfig: { favicon = '', title, url } }: LoadContext,
  options: SearchPageOptions,
): Plugin<Content> {
  return {
    name: 'search-page',

    async loadContent() {
      const script = await bundleSearch(options);
      const description = describeOpenSearch({
        name: options.shortName,
        description: `Busca em ${title}`,
        url: url + baseUrl,
        icon: favicon,
      });
      return {
        script: script.path,
        files: new Map([
          [`/${script.path}`, { type: 'text/javascript; charset=utf-8', bytes: script.code }],
          [OPEN_SEARCH, { type: OPEN_SEARCH_TYPE, bytes: description }],
        ]),
      };
    },

    // The page script takes from here where the search's own is (browser/awaitSearch.ts).
    injectHtmlTags: ({ content }) => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: OPEN_SEARCH_TYPE,
            title,
            href: baseUrl + OPEN_SEARCH.slice(1),
            'data-script': baseUrl + content.script,
          },
        },
      ],
    }),

    // The types of the bundler's settings know no development server.
    configureWebpack: (_config, isServer, _utils, { files }): object =>
      isServer ? {} : { devServer: createDevDownloads((file) => files.get(file)) },

    async postBuild({ outDir, content }) {
      for (const [name, { bytes }] of content.files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
    },
  };
}
