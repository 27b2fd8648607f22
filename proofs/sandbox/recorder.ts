import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makeTempFolder } from '../../scripts/test/tempFolder.js';
import { findSecrets } from './recorder/findSecrets.js';
import { Integration } from './recorder/Integration.js';
import { proveAnswers } from './recorder/proveAnswers.js';
import { proveEvidence } from './recorder/proveEvidence.js';
import { proveProxy } from './recorder/proveProxy.js';

/*
 * npm run proofs -- recorder [--seeds 30] [--at 3]
 *
 * Draws alternatives, records a client that does not know them, and compares the answers. Then evidence with changed
 * exchanges and bytes, secrets in the recordings, and calls beside direct ones.
 */
/** Milliseconds that the proxy may add to a call. */
const MOST = 5;

main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '30' },
      at: { type: 'string', default: '3' },
    },
  });
  const folder = makeTempFolder();
  const outcomes: Awaited<ReturnType<typeof proveAnswers>>[] = [];
  let next = 1;
  const work = async () => {
    for (let seed = next++; seed <= Number(values.seeds); seed = next++) {
      const outcome = await proveAnswers(folder, `recorder ${seed}`);
      outcomes.push(outcome);
      const { contradicted, faults, found } = outcome;
      console.log(`seed ${seed}: ${found}`, { contradicted, ...faults });
    }
  };
  await Promise.all(Array.from({ length: Number(values.at) }, work));
  const recordings = outcomes.slice(0, 10).map(({ file }) => readFileSync(file, 'utf8'));
  const secrets = findSecrets(readRequests(), recordings);
  const evidence = await proveEvidence(folder);
  const proxy = await proveProxy(folder);
  console.log({ secrets, evidence, proxy });
  if (proxy.overhead >= MOST) {
    const load = loadavg()[0]?.toFixed(1);
    console.log(
      `The proxy adds at most ${MOST} ms on an idle machine. The load of this one is ${load}.`,
    );
  }
  const isWrong = outcomes.some(({ faults }) => Object.values(faults).flat().length > 0);
  const isProved = evidence.falsePasses.length + evidence.missed + evidence.unproved.length === 0;
  const isFaithful =
    proxy.different === 0 && proxy.recorded === proxy.calls && proxy.overhead < MOST;
  process.exit(isWrong || secrets.length > 0 || !isProved || !isFaithful ? 1 : 0);
}

/** The bodies of the story's requests that name persons and secrets. */
function readRequests(): unknown[] {
  const { examples } = new Integration('', '', '');
  const ids = [
    'gerarTokenDeAcesso',
    'atualizarConfiguracao',
    'criarCadastro',
    'criarRepresentanteLegal',
    'cadastrarInvestidor',
    'criarSolicitacao',
  ];
  return ids.map((id) => examples.request(id).value);
}
