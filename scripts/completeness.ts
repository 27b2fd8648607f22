import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { portal } from '../portal.config';
import { compareDocument } from './completeness/compare/compareDocument';
import { Reader } from './completeness/document/Reader';
import { Page } from './completeness/page/Page';
import { printReport } from './completeness/printReport';
import { renderPages } from './completeness/renderPages';

/*
 * npm run completeness [-- documents… [--layout tag]]: counts how much of each document its pages
 * show. Documents given are rendered first; without any, the built pages of the services
 * are read. Exit 1 when anything is missing that is not a known exception.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { layout: { type: 'string', default: 'page' } },
});
const documents =
  positionals.length > 0
    ? positionals.map((file) => ({ file, read: () => renderPages(file, values.layout) }))
    : portal.services.map(({ route, snapshot }) => ({
        file: snapshot,
        read: () => [readBuiltPage(route)],
      }));

const results = documents.map(({ file, read }) => {
  const reader = new Reader(readFileSync(file, 'utf8'));
  const { complete, text } = printReport(
    path.basename(file),
    compareDocument(reader, new Page(read())),
  );
  console.log(`${text}\n`);
  return complete;
});
process.exitCode = results.every(Boolean) ? 0 : 1;

function readBuiltPage(route: string): string {
  const file = path.resolve(__dirname, `../build${route}.html`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first`);
  return readFileSync(file, 'utf8');
}
