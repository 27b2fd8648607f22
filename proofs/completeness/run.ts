import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { portal } from '../../apps/portal/portal.config';
import { compareDocument } from './compare/compareDocument';
import { Reader } from './document/Reader';
import { type Format, Page } from './page/Page';
import { printReport } from './printReport';
import { renderPages } from './renderPages';

/*
 * npm run proofs -- completeness [documents… [--layout tag]]: counts how much of each document its pages
 * show, as HTML and as Markdown. Documents given are rendered first; without any, the built pages of the
 * services and their text twins are read. Exit 1 when anything is missing that is not a known exception.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { layout: { type: 'string', default: 'page' } },
});
const FORMATS: readonly Format[] = ['html', 'markdown'];
const documents =
  positionals.length > 0
    ? positionals.map((file) => ({
        file,
        // The counter reads Markdown that is all on one page.
        read: (format: Format) =>
          renderPages(file, format === 'html' ? values.layout : 'page', format),
      }))
    : portal.services.map(({ route, snapshot }) => ({
        file: snapshot,
        read: (format: Format) => [readBuiltPage(route, format)],
      }));

const results = documents.flatMap(({ file, read }) => {
  const reader = new Reader(readFileSync(file, 'utf8'));
  return FORMATS.map((format) => {
    const tally = compareDocument(reader, new Page(read(format), format));
    const { complete, text } = printReport(path.basename(file), tally);
    console.log(`${format}: ${text}\n`);
    return complete;
  });
});
process.exitCode = results.every(Boolean) ? 0 : 1;

function readBuiltPage(route: string, format: Format): string {
  const ending = format === 'html' ? 'html' : 'md';
  const file = path.resolve(__dirname, `../../build${route}.${ending}`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first`);
  return readFileSync(file, 'utf8');
}
