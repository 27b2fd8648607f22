import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSearchData, readSearchGroups } from '../../scripts/search/openSearch';
import { createSearch } from '../../src/plugins/search/engine/createSearch';
import { measure } from '../../tests/search/measure';
import { QUERY_KINDS, readQueries } from '../../tests/search/readQueries';
import { createLunr, createMiniSearch, type SearchDocument } from './peers.mjs';

/*
 * npm run bench:search: ours, MiniSearch and lunr over the same places, asked the test set;
 * recall among five and mean reciprocal rank among ten, size of the index, time per query.
 */
const root = path.resolve(__dirname, '../..');
process.chdir(root);
main();

async function main(): Promise<void> {
  const queries = readQueries();
  const texts = queries.map(({ q }) => q);
  const data = await readSearchData();
  const search = createSearch(data);
  const documents = await listDocuments();
  const ours = {
    name: 'ours',
    size: brotliCompressSync(JSON.stringify(data)).length,
    find: (query: string) => search(query).results.map(({ url }) => url),
  };
  const all = [ours, createMiniSearch(documents), createLunr(documents)].map((peer) => {
    for (const text of texts) peer.find(text);
    const begun = performance.now();
    const answers = new Map(texts.map((text) => [text, peer.find(text)] as const));
    return { ...peer, answers, milliseconds: (performance.now() - begun) / texts.length };
  });
  const groups = [
    ...QUERY_KINDS.map((name) => [name, queries.filter(({ kind }) => kind === name)] as const),
    ['tuning half', queries.filter(({ set, targets }) => set === 'tuning' && targets.length > 0)],
    ['held half', queries.filter(({ set, targets }) => set === 'held' && targets.length > 0)],
    ['all with an answer', queries.filter(({ targets }) => targets.length > 0)],
  ] as const;
  console.log(`${documents.length} places, ${queries.length} queries: recall@5 / MRR@10\n`);
  console.log(row(['', 'queries', ...all.map(({ name }) => name)]));
  console.log(row(['---', '--:', ...all.map(() => '--:')]));
  for (const [name, asked] of groups) {
    const figures = all.map(({ answers }) => measure(asked, (query) => answers.get(query) ?? []));
    const cells = figures.map(({ rank, recall }) => `${recall.toFixed(3)} / ${rank.toFixed(3)}`);
    console.log(row([name, String(asked.length), ...cells]));
  }
  console.log(row(['index, KiB brotli', '', ...all.map(({ size }) => (size / 1024).toFixed(1))]));
  console.log(row(['ms per query', '', ...all.map((one) => one.milliseconds.toFixed(2))]));
}

/** Every place once, with the whole of its text; where several share an address, all they say. */
async function listDocuments(): Promise<SearchDocument[]> {
  const known = new Map<string, SearchDocument>();
  for (const group of await readSearchGroups()) {
    for (const { anchor, names, text, title } of [group, ...group.entries]) {
      const url = anchor === '' ? group.page : `${group.page}#${anchor}`;
      const about = [...group.trail, group.title, group.path ?? '', ...names].join(' ');
      const before = known.get(url);
      known.set(url, {
        url,
        title: before?.title ?? title,
        context: about,
        text: before ? `${before.text} ${title} ${text}` : text,
      });
    }
  }
  return [...known.values()];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
