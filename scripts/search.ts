import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Search } from '@frontier/search';
import { formatAnswer, openSearch } from './search/openSearch';

/*
 * npm run search -- 'liberar bloqueio': searches the current contracts and guides like the site.
 * With --json it reads one query per line from standard input and prints one line of JSON for each.
 * Exits with 1 if there are no results, with 2 without a query.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
main();

async function main(): Promise<void> {
  const query = positionals.join(' ');
  if (!values.json && query.trim() === '') {
    console.error(
      "Usage: npm run --silent search -- 'liberar bloqueio', or -- --json < queries.txt",
    );
    process.exitCode = 2;
    return;
  }
  const search = await openSearch();
  if (values.json) await answerLines(search);
  else {
    const answer = search(query);
    console.log(formatAnswer(answer));
    process.exitCode = answer.results.length > 0 ? 0 : 1;
  }
}

async function answerLines(search: Search): Promise<void> {
  for await (const query of createInterface({ input: process.stdin })) {
    const results = search(query).results.map(({ kind, title, url }) => ({ url, title, kind }));
    console.log(JSON.stringify({ query, results }));
  }
}
