import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findCheck } from '../contract/findCheck.js';
import { readGiven } from '../node/readGiven.js';
import { readPreparedContracts } from '../node/readPreparedContracts.js';
import {
  findAnswers,
  readObservableQuestions,
  writeReport,
  writeRules,
} from '../recorder/findAnswers.js';
import { Traffic } from '../recorder/Traffic.js';
// Defines all rules, which the answers are checked by.
import '../server/createCore.js';
import { writeNew } from './writeNew.js';

/** Runs `frontier-sandbox answers`. @throws Error in Portuguese naming the file that cannot be read */
export async function runAnswers(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'minhas-regras.yml' },
    },
  });
  const traffic = readTraffic(positionals);
  const report = findAnswers(traffic, readObservableQuestions());
  process.stdout.write(`${describeSize(traffic)}\n\n${writeReport(report)}\n`);
  writeNew({ [values.out]: writeRules(report) });
  process.stdout.write(`Regras para o simulador: frontier-sandbox --rules ${values.out}\n`);
  refuseCuts(traffic);
}

/** The number of calls, which is 0 for a recording of another site. */
function describeSize({ calls, deliveries }: Traffic): string {
  const answered = calls.filter(({ status }) => status > 0);
  return `Chamadas das APIs: ${calls.length}, com resposta: ${answered.length}. Notificações: ${deliveries.length}.`;
}

/** Ends a command, which has used the rest, with an error. @throws Error in Portuguese naming where recordings end too early */
export function refuseCuts({ cuts }: Traffic): void {
  if (cuts.length > 0) throw new Error(cuts.map((cut) => cut.join(': ')).join('; '));
}

/** Reads recordings. @throws Error in Portuguese naming the file that cannot be read */
export function readTraffic(files: readonly string[]): Traffic {
  if (files.length === 0) throw new Error('dê ao menos um arquivo HAR');
  const texts = files.map((file) => {
    const text = readGiven('HAR', file, (file) => readFileSync(file, 'utf8'));
    return [path.basename(file), text] as const;
  });
  return new Traffic(readPreparedContracts(), new Map(texts), findCheck);
}

export const answersHelp = `Responde às perguntas em aberto pelas chamadas gravadas.

  frontier-sandbox answers run.har [outro.har …] [opções]

  --out ARQUIVO  as regras vistas sem contradição; minhas-regras.yml

Serve o HAR de frontier-sandbox record, de um navegador, do newman e do mitmproxy.
`;
