import type { Plugin } from '@docusaurus/types';
import { createPublishingPlugin } from './createPublishingPlugin';

interface Spreadsheet {
  readonly name: string;
  /** Path of the data, which is watched. */
  readonly file: string;
  /** Address of the spreadsheet. */
  readonly csv: string;
  /** Whatever pages are compiled with besides their own text. */
  readonly readData: () => string;
  readonly write: () => string;
}

/** A plugin that watches a file of data and publishes it as a spreadsheet. */
export function createSpreadsheetPlugin({ csv, file, ...data }: Spreadsheet): Plugin {
  return createPublishingPlugin({
    ...data,
    watched: [file],
    address: csv,
    type: 'text/csv; charset=utf-8',
  });
}
