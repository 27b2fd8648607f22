import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, keys, text } from '@frontier/light-docusaurus';
import { createSpreadsheetPlugin } from '../../shared/data-pages/createSpreadsheetPlugin';
import { ROOT } from '../../shared/folders';
import type { GoLiveOptions } from './Checklist';
import { readChecklist } from './readChecklist';
import { writeCsv } from './writeCsv';

export const validateOptions = checkOptions(
  'go-live',
  keys<GoLiveOptions>({
    file: text('o caminho da lista, um arquivo YAML'),
    csv: address('o endereço da planilha'),
  }),
);

/** Watches what to check before going live and publishes it as a spreadsheet; the remark plugin shows it. */
export default function goLive(_context: LoadContext, { csv, file }: GoLiveOptions): Plugin {
  const data = path.resolve(ROOT, file);
  return createSpreadsheetPlugin({
    name: 'go-live',
    file: data,
    csv,
    readData: () => readFileSync(data, 'utf8'),
    write: () => writeCsv(readChecklist(file)),
  });
}
