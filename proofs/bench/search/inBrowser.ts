import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Search, SearchData } from '@frontier/search';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

/** Global of the page, written by `writeEngine`. */
declare const engine: { createSearch: (data: SearchData) => Promise<Search> };

/** Times of our search in a page. */
export interface OurTimes {
  /** From the fetched text of the index to the first answer (ms). */
  readonly ready: number;
  /** Time of each query, in order (ms). */
  readonly queries: readonly number[];
}

/** Writes our engine, its data and an empty page into a folder. */
export async function writeEngine(data: SearchData, folder: string): Promise<void> {
  await build({
    entryPoints: [require.resolve('@frontier/search')],
    outfile: path.join(folder, 'engine.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'engine',
    target: 'es2022',
    logLevel: 'error',
  });
  await writeFile(path.join(folder, 'data.json'), JSON.stringify(data));
  const page = '<!doctype html><html lang="pt-br"><title>Bench</title></html>';
  await writeFile(path.join(folder, 'index.html'), page);
}

/**
 * Measures our search in a new page.
 *
 * @param slower factor of processor throttling; 1 is none.
 */
export async function timeOurs(
  page: Page,
  texts: readonly string[],
  slower: number,
): Promise<OurTimes> {
  await page.goto('/');
  await page.addScriptTag({ url: '/engine.js' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page.evaluate(async (queries) => {
    const answer = await fetch('/data.json');
    const text = await answer.text();
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
  }, texts);
}

/** The used part of Pagefind's script. */
interface Pagefind {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    readonly results: readonly { readonly data: () => Promise<{ readonly raw_url: string }> }[];
  }>;
}

/** @returns the numbers of the documents that Pagefind finds for each query, best first, and ms per query. */
export async function askPagefind(
  page: Page,
  texts: readonly string[],
): Promise<{ readonly found: readonly (readonly number[])[]; readonly milliseconds: number }> {
  await page.goto('/');
  return page.evaluate(async (queries) => {
    const address = '/pagefind/pagefind.js';
    const pagefind = (await import(address)) as Pagefind;
    await pagefind.init();
    const found: number[][] = [];
    let milliseconds = 0;
    // The first round loads the parts of the index that the queries need.
    for (const round of [1, 2]) {
      for (const [at, query] of queries.entries()) {
        const begun = performance.now();
        const { results } = await pagefind.search(query);
        const first = await Promise.all(results.slice(0, 10).map((result) => result.data()));
        if (round === 2) milliseconds += (performance.now() - begun) / queries.length;
        found[at] = first.map(({ raw_url }) => Number.parseInt(raw_url.replace(/\D+/, ''), 10));
      }
    }
    return { found, milliseconds };
  }, texts);
}
