import path from 'node:path';
import { type BrowserScript, bundleScript } from '@frontier/light-docusaurus';
import { build } from 'esbuild';
import type { SearchPageOptions } from './options';

const BROWSER = path.join(__dirname, 'browser');
/** Browsers that know `dialog` and `:has()`. */
const BROWSERS = ['chrome105', 'firefox121', 'safari15.4'];

/** Bundles the search for browsers: dialog, page of results and engine, with their styles as a text. */
export async function bundleSearch({
  indexPages,
}: Pick<SearchPageOptions, 'indexPages'>): Promise<BrowserScript> {
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
      INDEX_PAGES: JSON.stringify(indexPages),
    },
  });
}
