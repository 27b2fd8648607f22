import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { address, checkOptions, keys, text } from '@frontier/light-docusaurus';
import { createSpreadsheetPlugin } from '../../shared/data-pages/createSpreadsheetPlugin';
import { ROOT } from '../../shared/folders';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import { describeQuestions } from './describeQuestions';
import type { OpenQuestionsOptions } from './Question';
import { writeCsv } from './writeCsv';

export const validateOptions = checkOptions(
  'open-questions',
  keys<OpenQuestionsOptions>({
    file: text('o caminho das perguntas, um arquivo YAML'),
    csv: address('o endereço da planilha'),
  }),
);

/** Watches the open questions and publishes them as a spreadsheet; the remark plugin shows them. */
export default function openQuestions(
  _context: LoadContext,
  { csv, file }: OpenQuestionsOptions,
): Plugin {
  const data = path.resolve(ROOT, file);
  return createSpreadsheetPlugin({
    name: 'open-questions',
    file: data,
    csv,
    readData: () => readFileSync(data, 'utf8'),
    write: () => writeCsv(describeQuestions(file, readContractIndex())),
  });
}
