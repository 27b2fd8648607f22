import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Search } from '@frontier/search';
import { formatAnswer, openSearch } from './search/openSearch';

/*
 * npm run search -- 'liberar bloqueio': searches the current contracts and guides like the site.
 * With --json it reads one query per line from standard input and prints one line of JSON for each.
 * Exits with 1 if there are no results, with 2 without a query.
 */
const USAGE = "Usage: npm run --silent search -- 'liberar bloqueio', or -- --json < queries.txt";
main();

async function main(): Promise<void> {
  const { isForPrograms, query } = readArguments();
  if (!isForPrograms && query.trim() === '') {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const search = await openSearch();
  if (isForPrograms) await answerLines(search);
  else {
    const answer = search(query);
    console.log(formatAnswer(answer));
    process.exitCode = answer.results.length > 0 ? 0 : 1;
  }
}

/** A wrong option is an error. */
function readArguments(): { isForPrograms: boolean; query: string } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    return { isForPrograms: values.json, query: positionals.join(' ') };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { isForPrograms: false, query: '' };
  }
}

async function answerLines(search: Search): Promise<void> {
  for await (const query of createInterface({ input: process.stdin })) {
    const results = search(query).results.map(({ kind, title, url }) => ({ url, title, kind }));
    console.log(JSON.stringify({ query, results }));
  }
}
