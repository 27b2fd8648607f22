import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Integration } from './recorder/Integration.js';
import { type Outcome, proveAnswers } from './recorder/proveAnswers.js';
import { proveEvidence } from './recorder/proveEvidence.js';
import { proveProxy } from './recorder/proveProxy.js';

/*
 * npm run proofs -- recorder [--seeds 30] [--at 3]
 *
 * Draws alternatives, records a client that does not know them, and compares the answers. Then evidence with changed
 * exchanges and bytes, secrets in the recordings, and calls beside direct ones.
 */
main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '30' },
      at: { type: 'string', default: '3' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'recorder-'));
  const outcomes: Outcome[] = [];
  let next = 1;
  const work = async () => {
    for (let seed = next++; seed <= Number(values.seeds); seed = next++) {
      const outcome = await proveAnswers(`recorder ${seed}`);
      outcomes.push(outcome);
      const { all, contradicted, found, missing, unlike, wrong } = outcome;
      console.log(
        `seed ${seed}: ${found.byJourneys.length} of ${all} by journeys, ${found.byAll.length} in all`,
        { missing, wrong, contradicted, unlike },
      );
    }
  };
  await Promise.all(Array.from({ length: Number(values.at) }, work));
  const secrets = await findSecrets(outcomes.slice(0, 10).map(({ file }) => file));
  const evidence = await proveEvidence(folder, 48, 200);
  const proxy = await proveProxy(1000, 20);
  console.log({ secrets, evidence, proxy });
  const isWrong = outcomes.some(
    ({ missing, unlike, wrong }) => wrong.length + missing.length + unlike.length > 0,
  );
  const isProved = evidence.falsePasses.length + evidence.missed + evidence.unproved.length === 0;
  const isFaithful = proxy.different === 0 && proxy.recorded === proxy.calls && proxy.overhead < 5;
  process.exit(isWrong || secrets.length > 0 || !isProved || !isFaithful ? 1 : 0);
}

/** The secrets and persons of the story that are in recordings. */
async function findSecrets(files: readonly string[]): Promise<string[]> {
  const { examples } = await Integration.create('', '', '');
  const own = [
    'gerarTokenDeAcesso',
    'atualizarConfiguracao',
    'criarCadastro',
    'criarRepresentanteLegal',
    'cadastrarInvestidor',
    'criarSolicitacao',
  ];
  const values = own.flatMap((id) => collect(examples.request(id).value, ''));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return [...new Set(values)].filter((value) => texts.some((text) => text.includes(value)));
}

const SECRET = /secret|apiKey|token|cpf|cnpj|nome|razaoSocial|email|telefone|justificativa/i;

/** Values of fields that the recorder masks; shorter ones may be part of any text. */
function collect(value: unknown, name: string): string[] {
  if (typeof value === 'string') return SECRET.test(name) && value.length >= 6 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => collect(part, isList ? name : key));
}
