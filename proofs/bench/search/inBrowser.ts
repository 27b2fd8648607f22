import type { Search, SearchData } from '@frontier/search';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

/** Global of the page, from the bundle of `bundleEngine`. */
declare const engine: { createSearch: (data: SearchData) => Promise<Search> };

/** Times of our search in a page. */
export interface OurTimes {
  /** From the text of the index to the first answer (ms). */
  readonly ready: number;
  /** Time of each query, in order (ms). */
  readonly queries: readonly number[];
}

/** Bundles our engine as a script for a page. */
export async function bundleEngine(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [require.resolve('@frontier/search')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Measures our search in a new page.
 *
 * @param slower factor of processor throttling; 1 is none.
 */
export async function timeOurs(
  page: Page,
  { index, script, texts }: { index: string; script: string; texts: readonly string[] },
  slower: number,
): Promise<OurTimes> {
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page.evaluate(
    async ([text, queries]) => {
      const begun = performance.now();
      const search = await engine.createSearch(JSON.parse(text) as SearchData);
      search('liberar bloqueio');
      const ready = performance.now() - begun;
      const times = queries.map((query) => {
        const asked = performance.now();
        search(query, { limit: 20 });
        return performance.now() - asked;
      });
      return { ready, queries: times };
    },
    [index, texts] as const,
  );
}
