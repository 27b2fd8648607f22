import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeHtml } from '@frontier/reference';
import { build } from 'esbuild';
import { searchPage } from '../../../data/searchPage';
import { type BrowserScript, bundleScript } from '../../../plugin-kit/bundleScript';
import { type PublishedFile, serveFiles, writeFiles } from '../../../plugin-kit/files';
import { SEARCH_PAGE } from './browser/SearchRequest';

const BROWSER = path.join(__dirname, 'browser');
/** Browsers with `dialog` and `:has()`. */
const BROWSERS = ['chrome105', 'firefox121', 'safari15.4'];

/** Bundles dialog, results page and engine for browsers, with the styles as a string. */
async function bundleSearch(): Promise<BrowserScript> {
  const styles = await build({
    entryPoints: [path.join(BROWSER, 'search.css')],
    bundle: true,
    minify: true,
    target: BROWSERS,
    write: false,
    logLevel: 'error',
  });
  return bundleScript('assets/busca/busca', {
    entryPoints: [path.join(BROWSER, 'startSearch.ts')],
    define: {
      STYLES: JSON.stringify(styles.outputFiles[0]?.text.trim() ?? ''),
      INDEX_PAGES: JSON.stringify(searchPage.indexPages),
      START_PAGES: JSON.stringify(searchPage.startPages),
    },
  });
}

/** Maximum length of a short name in OpenSearch. */
const LONGEST = 16;

interface OpenSearchSite {
  /** Name in a browser's list of searches. */
  readonly name: string;
  readonly description: string;
  /** URL of the site with base path and final slash. */
  readonly url: string;
  /** Path of its SVG icon, relative to the URL. */
  readonly icon: string;
}

/**
 * The OpenSearch 1.1 description, with which browsers offer the site's search.
 *
 * @throws {Error} when the name is too long.
 */
export function describeOpenSearch({ description, icon, name, url }: OpenSearchSite): string {
  if (name.length > LONGEST) {
    throw new Error(
      `search-page: OpenSearch accepts names of up to ${LONGEST} characters; "${name}" has ${name.length}. Shorten the option shortName.`,
    );
  }
  const template = new URL(`.${SEARCH_PAGE}`, url).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>pt-BR</Language>
  <Image type="image/svg+xml" width="16" height="16">${escapeHtml(new URL(icon, url).href)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(template)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

const OPEN_SEARCH = '/opensearch.xml';
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

interface SearchPageContent {
  /** Path of the script from the base path. */
  readonly script: string;
  readonly files: readonly PublishedFile[];
}

/** Publishes the search script and the OpenSearch description (README.md). */
export default function searchPages({
  baseUrl,
  siteConfig: { favicon = '', title, url },
}: LoadContext): Plugin<SearchPageContent> {
  return {
    name: 'search-page',

    async loadContent() {
      const script = await bundleSearch();
      const description = describeOpenSearch({
        name: searchPage.shortName,
        description: `Busca em ${title}`,
        url: url + baseUrl,
        icon: favicon,
      });
      return {
        script: script.path,
        files: [
          {
            address: `/${script.path}`,
            type: 'text/javascript; charset=utf-8',
            read: () => script.code,
          },
          { address: OPEN_SEARCH, type: OPEN_SEARCH_TYPE, read: () => description },
        ],
      };
    },

    // `browser/awaitSearch.ts` reads the address of the search script from here.
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

    configureWebpack: (_config, isServer, _utils, { files }) => serveFiles(isServer, () => files),

    postBuild: ({ outDir, content }) => writeFiles(outDir, content.files),
  };
}
