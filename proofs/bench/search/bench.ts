import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createSearch, type Group } from '@frontier/search';
import MiniSearch from 'minisearch';
import { measure } from '../../../apps/portal/tests/search/measure';
import { readQueries } from '../../../apps/portal/tests/search/readQueries';
import { readSearch } from './readSearch';

/*
 * npm run proofs -- search: compares our search and plain MiniSearch on the same documents and queries: recall@5,
 * MRR@10, size of the index, time per query (README.md of this folder).
 */
const TEN = 10;

/** A search to compare. */
interface Peer {
  readonly name: string;
  readonly index: string;
  /** At most ten addresses, best first. */
  readonly find: (query: string) => readonly string[];
}

interface Row {
  readonly name: string;
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Size of the index, and the 95th percentile of a query's time after a first round. */
  readonly figures: readonly [kibibytes: number, query: number];
}

process.chdir(path.resolve(__dirname, '../../..'));
main();

async function main(): Promise<void> {
  const loadBefore = os.loadavg()[0] ?? 0;
  const { data, groups } = await readSearch();
  const search = await createSearch(data);
  const ours = {
    name: 'ours',
    index: JSON.stringify(data),
    find: (query: string) => search(query).results.map(({ url }) => url),
  };
  const rows = [ours, createMiniSearch(groups)].map(measurePeer);
  console.log(`${os.cpus()[0]?.model}, Node ${process.version}, load ${loadBefore.toFixed(1)}\n`);
  printFigures(rows);
}

/** MiniSearch with folded accents, prefixes and fuzzy words. It has every address once, with all its texts. */
function createMiniSearch(groups: readonly Group[]): Peer {
  const places = new Map<string, { url: string; title: string; context: string; text: string }>();
  for (const group of groups) {
    for (const { anchor, names, text, title } of [group, ...group.entries]) {
      const url = anchor === '' ? group.page : `${group.page}#${anchor}`;
      const context = [...group.trail, group.title, group.path ?? '', ...names].join(' ');
      const before = places.get(url);
      const whole = before ? `${before.text} ${title} ${text}` : text;
      places.set(url, { url, title: before?.title ?? title, context, text: whole });
    }
  }
  const index = new MiniSearch({
    fields: ['title', 'context', 'text'],
    idField: 'url',
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { boost: { title: 3, context: 1.5 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll([...places.values()]);
  return {
    name: 'MiniSearch, folding, prefix, fuzzy',
    index: JSON.stringify(index),
    find: (query) =>
      index
        .search(query)
        .slice(0, TEN)
        .map(({ id }) => id),
  };
}

function measurePeer({ find, index, name }: Peer): Row {
  const answers = new Map(readQueries().map(({ q }) => [q, find(q)] as const));
  const times = [...answers.keys()].map((query) => {
    const begun = performance.now();
    find(query);
    return performance.now() - begun;
  });
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
  const kibibytes = brotliCompressSync(index).length / 1024;
  return { name, answers, figures: [kibibytes, slow] };
}

function printFigures(rows: readonly Row[]): void {
  const queries = readQueries();
  const first = queries.filter(({ set }) => set !== 'fresh');
  const answered = queries.filter(({ targets }) => targets.length > 0);
  const groups = [
    ...[...new Set(first.map(({ kind }) => kind))].map(
      (name) => [name, first.filter(({ kind }) => kind === name)] as const,
    ),
    ['tuning half', answered.filter(({ set }) => set === 'tuning')],
    ['held half', answered.filter(({ set }) => set === 'held')],
    ['all with an answer', answered.filter(({ set }) => set !== 'fresh')],
    ['second list, with an answer', answered.filter(({ set }) => set === 'fresh')],
  ] as const;
  console.log(`${queries.length} queries: recall@5 / MRR@10\n`);
  printLine(['', 'queries', ...rows.map(({ name }) => name)]);
  printLine(['---', '--:', ...rows.map(() => '--:')]);
  for (const [name, asked] of groups) {
    const figures = rows.map(({ answers }) => measure(asked, (query) => answers.get(query) ?? []));
    const cells = figures.map(({ rank, recall }) => `${recall.toFixed(3)} / ${rank.toFixed(3)}`);
    printLine([name, String(asked.length), ...cells]);
  }
  for (const [at, name] of ['index, KiB brotli', 'ms per query, p95'].entries()) {
    printLine([name, '', ...rows.map(({ figures }) => figures[at]?.toFixed(1) ?? '')]);
  }
}

function printLine(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}
