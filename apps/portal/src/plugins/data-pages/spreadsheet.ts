import type { ContractIndex } from '../../contracts/ContractIndex';
import { fileAnchor } from '../../shared/fileAnchor';
import { type Columns, formatCsv } from '../../shared/formatCsv';
import { type Content, inlineNode } from '../../shared/mdx/jsxNodes';
import type { PageFile } from './DataPage';

/** A column for the reader to fill in. */
export const empty = () => undefined;

/** A CSV file published at an address, from the site's root. */
export function spreadsheet<Row>(
  address: string,
  columns: Columns<Row>,
  readRows: (index: ContractIndex) => readonly Row[],
): PageFile {
  return {
    address,
    type: 'text/csv; charset=utf-8',
    write: (index) => formatCsv(columns, readRows(index)),
  };
}

/** The download link of a spreadsheet. `before` describes its content. */
export function downloadNodes(csv: string, title: string, before = ''): (Content | string)[] {
  return [
    inlineNode('a', { id: fileAnchor(csv), href: csv, download: null }, [title]),
    ` (${before}para Excel e outras planilhas)`,
  ];
}
