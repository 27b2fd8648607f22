import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Search } from '@frontier/search';
import { formatAnswer, openSearch } from './search/openSearch';

/*
 * npm run search -- 'liberar bloqueio': what the site's search finds, from the contracts and guides as
 * they are. With --json it reads queries from standard input, one a line, and prints for each one line
 * of JSON. Exit 1 where nothing is found, 2 without a query.
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
