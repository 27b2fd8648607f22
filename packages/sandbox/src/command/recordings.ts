import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { steps } from '../../dist/data.js';
import { findCheck } from '../contract/findCheck.js';
import { groupBy } from '../domain/groupBy.js';
import { readGiven, readGivenText } from '../node/readGiven.js';
import { readPreparedContracts } from '../node/readPreparedContracts.js';
import { countProved, findChange, writeEvidence } from '../node/writeEvidence.js';
import { findAnswers, writeReport } from '../recorder/findAnswers.js';
import { matchSteps } from '../recorder/matchSteps.js';
import { Traffic } from '../recorder/Traffic.js';
// Defines all rules; answers are checked against their parameters.
import '../server/createCore.js';

/** Runs `frontier-sandbox answers`. @throws Error in Portuguese naming the file that cannot be read */
export async function runAnswers(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { out: { type: 'string', default: 'minhas-regras.yml' } },
  });
  const traffic = readTraffic(positionals);
  const report = findAnswers(traffic);
  const answered = traffic.calls.filter(({ status }) => status > 0);
  process.stdout.write(
    `Chamadas das APIs: ${traffic.calls.length}, com resposta: ${answered.length}. Outras: ${traffic.others.length}. Notificações: ${traffic.deliveries.length}.\n\n${writeReport(report)}\n`,
  );
  if (Object.keys(report.rules).length > 0) {
    const head = '# Regras do simulador pelo que foi gravado: frontier-sandbox --rules\n';
    writeNew({ [values.out]: head + stringify(report.rules, { aliasDuplicateObjects: false }) });
    process.stdout.write(`Regras para o simulador: frontier-sandbox --rules ${values.out}\n`);
  } else process.stdout.write('A gravação não traz nenhuma regra para o simulador.\n');
  refuseGaps(traffic);
}

/** Runs `frontier-sandbox evidence`. @throws Error in Portuguese naming the file, or the changed part */
export async function runEvidence(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { out: { type: 'string', default: 'evidencia.html' }, verify: { type: 'string' } },
  });
  if (values.verify !== undefined) {
    const change = findChange(readGivenText('--verify', values.verify));
    if (change !== undefined) throw new Error(`${values.verify}: ${change}`);
    process.stdout.write(`${values.verify}: todos os hashes conferem.\n`);
    return;
  }
  const traffic = readTraffic(positionals);
  const proved = matchSteps(traffic, steps);
  const { csv, page } = writeEvidence(proved, traffic);
  const table = values.out.replace(/(\.html)?$/, '.csv');
  writeNew({ [values.out]: page, [table]: csv });
  const journeys = groupBy(proved, ({ step }) => step.journey).map(
    (own) => `  ${countProved(own)}  ${own[0].step.journey}\n`,
  );
  process.stdout.write(
    `${values.out} e ${table}: ${countProved(proved)} passos com prova. A página e a planilha mostram cada passo.\n${journeys.join('')}`,
  );
  refuseGaps(traffic);
}

function readTraffic(files: readonly string[]): Traffic {
  if (files.length === 0) throw new Error('informe ao menos um arquivo HAR');
  const texts = new Map(files.map((file) => [file, readGivenText('HAR', file)]));
  return new Traffic(readPreparedContracts(), texts, findCheck);
}

/** Files that lack something fail the command, after it has used the rest. */
function refuseGaps({ gaps }: Traffic): void {
  if (gaps.length > 0) throw new Error(gaps.map((gap) => gap.join(': ')).join('; '));
}

/**
 * Writes files of a command. A file that exists stays as it is, since the reader may have edited it.
 * @throws Error in Portuguese naming the first file with another text; then none is written
 */
function writeNew(texts: Readonly<Record<string, string>>): void {
  const all = Object.entries(texts);
  for (const [file, text] of all) {
    if (!existsSync(file) || readGivenText('--out', file) === text) continue;
    throw new Error(`${file} já existe e não foi mudado: use outro nome em --out, ou apague-o`);
  }
  for (const [file, text] of all) readGiven('--out', file, (path) => writeFileSync(path, text));
}

export const answersHelp = `Responde às perguntas em aberto pelas chamadas gravadas.

  frontier-sandbox answers run.har [outro.har …] [opções]

  --out ARQUIVO  onde escrever as regras vistas sem contradição; por padrão, minhas-regras.yml

Serve o HAR de frontier-sandbox record, de um navegador e do mitmproxy.
`;

export const evidenceHelp = `Junta a cada passo do roteiro de homologação a chamada gravada que o prova.

  frontier-sandbox evidence run.har [outro.har …] [opções]
  frontier-sandbox evidence --verify evidencia.html

  --out ARQUIVO     a página, com a planilha ao lado; por padrão, evidencia.html e evidencia.csv
  --verify ARQUIVO  confere os hashes da página
`;
