import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readGiven } from '../node/readGiven.js';
import { findChange, writeEvidence } from '../node/writeEvidence.js';
import { matchSteps, readSteps } from '../recorder/matchSteps.js';
import { readTraffic, refuseCuts } from './answers.js';
import { writeNew } from './writeNew.js';

/** Runs `frontier-sandbox evidence`. @throws Error in Portuguese naming the file, or the changed part */
export async function runEvidence(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'evidencia.html' },
      verify: { type: 'string' },
    },
  });
  if (values.verify !== undefined) {
    const page = readGiven('--verify', values.verify, (path) => readFileSync(path, 'utf8'));
    const change = findChange(page);
    if (change !== undefined) throw new Error(`${values.verify}: ${change}`);
    process.stdout.write(`${values.verify}: todos os hashes conferem.\n`);
  } else {
    const traffic = readTraffic(positionals);
    const steps = matchSteps(traffic, readSteps());
    const { csv, page, summary } = writeEvidence(steps, traffic);
    const table = values.out.replace(/(\.html)?$/, '.csv');
    writeNew({ [values.out]: page, [table]: csv });
    const missing = steps.flatMap(({ notification, proof, step }) => {
      if (proof) return [];
      return notification === undefined ? step.id : `${step.id} (${notification})`;
    });
    process.stdout.write(`${values.out} e ${table}: ${summary}.\n`);
    if (missing.length > 0) process.stdout.write(`Sem prova: ${missing.join(', ')}\n`);
    refuseCuts(traffic);
  }
}

export const evidenceHelp = `Junta a cada passo do roteiro de homologação a chamada gravada que o prova.

  frontier-sandbox evidence run.har [outro.har …] [opções]
  frontier-sandbox evidence --verify evidencia.html

  --out ARQUIVO     a página, e ao lado dela a planilha; evidencia.html e evidencia.csv
  --verify ARQUIVO  confere que nenhuma chamada da página foi mudada
`;
