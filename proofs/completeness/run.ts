import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { portal } from '../../apps/portal/portal.config';
import { compareDocument } from './compare/compareDocument';
import { Reader } from './document/Reader';
import { type Format, Page } from './page/Page';
import { printReport } from './printReport';
import { findLostReadings, withoutMarks } from './readings';
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
/** A document, and how its pages are had. */
interface Counted {
  readonly file: string;
  readonly source: string;
  /** A service's own contract, which may mark our readings. */
  readonly isOurs?: boolean;
  readonly read: (format: Format) => string[];
}

const documents: readonly Counted[] =
  positionals.length > 0
    ? positionals.map((file) => ({
        file,
        source: readFileSync(file, 'utf8'),
        // The counter reads Markdown that is all on one page.
        read: (format: Format) =>
          renderPages(file, format === 'html' ? values.layout : 'page', format),
      }))
    : portal.services.map(({ route, snapshot }) => ({
        file: snapshot,
        source: readFileSync(snapshot, 'utf8'),
        isOurs: true,
        read: (format: Format) => [readBuiltPage(route, format)],
      }));

const results = documents.flatMap(({ file, isOurs = false, read, source }) =>
  FORMATS.map((format) => {
    const hasButtons = isOurs && format === 'html';
    const reader = new Reader(hasButtons ? withoutMarks(source) : source);
    const pages = read(format);
    const tally = compareDocument(reader, new Page(pages, format));
    const { complete, text } = printReport(path.basename(file), tally);
    console.log(`${format}: ${text}\n`);
    const lost = hasButtons ? findLostReadings(read('markdown').join(''), pages.join('')) : [];
    if (lost.length > 0) console.log(`readings that no mark opens: ${lost.join(', ')}\n`);
    return complete && lost.length === 0;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;

function readBuiltPage(route: string, format: Format): string {
  const ending = format === 'html' ? 'html' : 'md';
  const file = path.resolve(__dirname, `../../build${route}.${ending}`);
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first`);
  return readFileSync(file, 'utf8');
}
