import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSearch } from '@frontier/search';
import { type Browser, chromium } from 'playwright-core';
import { measure } from '../../../apps/portal/tests/search/measure';
import { readQueries } from '../../../apps/portal/tests/search/readQueries';
import { ensureBrowser } from '../../../scripts/ensurePrograms';
import { bundleEngine, timeOurs } from './inBrowser';
import { listPlaces } from './listPlaces';
import { createLunr, createMiniSearch, type SearchPeer } from './peers.mjs';
import { readSearchData } from './readSearch';

/*
 * npm run proofs -- search: compares our search, plain MiniSearch and lunr on the same documents and test set:
 * recall@5, MRR@10, index size and build time, time per query, and ours in Chromium (README.md of this folder).
 */
const PAGES_OPENED = 9;

interface Row {
  readonly name: string;
  /** Size of the index (bytes, Brotli). */
  readonly size: number;
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Build time of the index (ms). */
  readonly making: string;
  /** Time per query after a first round (ms). */
  readonly milliseconds: number;
}

process.chdir(path.resolve(__dirname, '../../..'));
main();

async function main(): Promise<void> {
  const loadBefore = os.loadavg()[0] ?? 0;
  const queries = readQueries();
  const texts = queries.map(({ q }) => q);
  const data = await readSearchData();
  const index = JSON.stringify(data);
  const documents = await listPlaces();
  const ours = async (): Promise<SearchPeer> => {
    const search = await createSearch(data);
    return {
      name: 'ours',
      weigh: () => brotliCompressSync(index).length,
      find: (query) => search(query).results.map(({ url }) => url),
    };
  };
  const script = await bundleEngine();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const rows = [
      await measurePeer(ours, texts),
      await measurePeer(() => createMiniSearch(documents), texts),
      await measurePeer(() => createLunr(documents), texts),
    ];
    console.log(`${os.cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}`);
    console.log(`Load before: ${loadBefore.toFixed(1)}\n`);
    printFigures(queries, rows, documents.length);
    await printBrowser(browser, { index, script, texts });
  } finally {
    await browser.close();
  }
}

async function measurePeer(
  create: () => SearchPeer | Promise<SearchPeer>,
  texts: readonly string[],
): Promise<Row> {
  const before = process.cpuUsage();
  const { find, name, weigh } = await create();
  const { system, user } = process.cpuUsage(before);
  for (const text of texts) find(text);
  const begun = performance.now();
  const answers = new Map(texts.map((text) => [text, find(text)] as const));
  const milliseconds = (performance.now() - begun) / texts.length;
  const making = ((system + user) / 1000).toFixed(0);
  return { name, size: weigh(), answers, making, milliseconds };
}

function printFigures(
  queries: ReturnType<typeof readQueries>,
  rows: readonly Row[],
  places: number,
): void {
  const first = queries.filter(({ set }) => set !== 'fresh');
  const groups = [
    ...[...new Set(first.map(({ kind }) => kind))].map(
      (name) => [name, first.filter(({ kind }) => kind === name)] as const,
    ),
    ['tuning half', queries.filter(({ set, targets }) => set === 'tuning' && targets.length > 0)],
    ['held half', queries.filter(({ set, targets }) => set === 'held' && targets.length > 0)],
    ['all with an answer', first.filter(({ targets }) => targets.length > 0)],
    [
      'second list, with an answer',
      queries.filter(({ set, targets }) => set === 'fresh' && targets.length > 0),
    ],
  ] as const;
  console.log(`${places} places, ${queries.length} queries: recall@5 / MRR@10\n`);
  console.log(line(['', 'queries', ...rows.map(({ name }) => name)]));
  console.log(line(['---', '--:', ...rows.map(() => '--:')]));
  for (const [name, asked] of groups) {
    const figures = rows.map(({ answers }) => measure(asked, (query) => answers.get(query) ?? []));
    const cells = figures.map(({ rank, recall }) => `${recall.toFixed(3)} / ${rank.toFixed(3)}`);
    console.log(line([name, String(asked.length), ...cells]));
  }
  console.log(line(['index, KiB brotli', '', ...rows.map(({ size }) => (size / 1024).toFixed(1))]));
  console.log(line(['making the index, ms of CPU', '', ...rows.map(({ making }) => making)]));
  console.log(line(['ms per query', '', ...rows.map((row) => row.milliseconds.toFixed(2))]));
}

/** Times of our search in new pages: to its readiness, and for the first run of each query. */
async function printBrowser(
  browser: Browser,
  measured: Parameters<typeof timeOurs>[1],
): Promise<void> {
  console.log(`\nOurs in Chromium, ${PAGES_OPENED} new pages each:\n`);
  console.log(line(['processor', 'index ready, ms', 'query, ms: median', 'p95', 'worst']));
  console.log(line(['---', '--:', '--:', '--:', '--:']));
  for (const slower of [1, 4]) {
    const ready: number[] = [];
    const times: number[] = [];
    for (let opened = 0; opened < PAGES_OPENED; opened += 1) {
      const context = await browser.newContext();
      const taken = await timeOurs(await context.newPage(), measured, slower);
      ready.push(taken.ready);
      times.push(...taken.queries);
      await context.close();
    }
    const figures = [quantile(ready, 0.5), ...[0.5, 0.95, 1].map((part) => quantile(times, part))];
    const name = slower === 1 ? 'as it is' : `÷${slower}`;
    console.log(line([name, ...figures.map((figure) => figure.toFixed(1))]));
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
