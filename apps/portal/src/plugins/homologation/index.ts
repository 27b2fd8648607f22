import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, keys, text } from '@frontier/light-docusaurus';
import { createSpreadsheetPlugin } from '../../shared/data-pages/createSpreadsheetPlugin';
import { findGuides } from '../../shared/findGuides';
import { ROOT } from '../../shared/folders';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import { describeScript } from './describeScript';
import type { HomologationOptions } from './Script';
import { writeCsv } from './writeCsv';

export const validateOptions = checkOptions(
  'homologation',
  keys<HomologationOptions>({
    file: text('o caminho do roteiro, um arquivo YAML'),
    docs: text('a pasta dos guias'),
    csv: address('o endereço da planilha'),
  }),
);

/** Watches the homologation script and publishes it as a spreadsheet; the remark plugin shows it. */
export default function homologation(_context: LoadContext, options: HomologationOptions): Plugin {
  const file = path.resolve(ROOT, options.file);
  const docs = path.resolve(ROOT, options.docs);
  return createSpreadsheetPlugin({
    name: 'homologation',
    file,
    csv: options.csv,
    readData: () => readFileSync(file, 'utf8') + JSON.stringify([...findGuides(docs)]),
    write: () => writeCsv(describeScript({ docs, file: options.file }, readContractIndex())),
  });
}
