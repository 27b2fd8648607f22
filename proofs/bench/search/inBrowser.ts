import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Search, SearchData } from '@frontier/search';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

/** What a page is asked: the engine, as `writeEngine` brings it there. */
declare const engine: { createSearch: (data: SearchData) => Search };

/** How fast our search is in a page. */
export interface OurTimes {
  /** From the index's text, fetched already, to the first answer (ms). */
  readonly ready: number;
  /** Each query once, in order (ms). */
  readonly queries: readonly number[];
}

/** Writes our engine, its data and an empty page for them into a folder. */
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
 * Measures our search in a page that has not run it yet.
 *
 * @param slower how many times slower the processor is made; 1 leaves it as it is.
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
    const search = engine.createSearch(JSON.parse(text) as SearchData);
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

/** What a page gets of Pagefind's script. */
interface Pagefind {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    readonly results: readonly { readonly data: () => Promise<{ readonly raw_url: string }> }[];
  }>;
}

/** @returns the numbers of the places that Pagefind finds for each query, best first, and ms per query. */
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
    // What a query needs is loaded the first time it is asked.
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
