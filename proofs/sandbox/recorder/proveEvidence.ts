import { readFileSync } from 'node:fs';
import path from 'node:path';
import { steps } from '../../../packages/sandbox/dist/data.js';
import { findCheck } from '../../../packages/sandbox/src/contract/findCheck.js';
import { mergePatch } from '../../../packages/sandbox/src/exact/exactJson.js';
import { readPreparedContracts } from '../../../packages/sandbox/src/node/readPreparedContracts.js';
import { findChange, writeEvidence } from '../../../packages/sandbox/src/node/writeEvidence.js';
import type { HarEntry } from '../../../packages/sandbox/src/recorder/har.js';
import { matchSteps } from '../../../packages/sandbox/src/recorder/matchSteps.js';
import { Traffic } from '../../../packages/sandbox/src/recorder/Traffic.js';
import { record } from './startRecording.js';

/** Header that names the step of a call; the recorder keeps it. */
const LABEL = 'x-request-id';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Calls of steps: parameters, and changes of the contract's example as a merge patch. */
const CALLS: readonly [
  step: string,
  operation: string,
  params: Record<string, string>,
  change?: unknown,
][] = [
  ['ACE-04', 'listarCadastros', {}],
  ['ONB-01', 'criarCadastro', {}, {}],
  ['ONB-02', 'criarCadastro', {}, { razaoSocial: null }],
  ['ONB-03', 'criarCadastro', {}, { endereco: { uf: 'SPX' } }],
  ['ONB-04', 'criarCadastro', {}, { cnpj: '04.821.357/0001-91' }],
  ['ONB-05', 'listarCadastros', { emissorCnpj: '04821357000191' }],
  ['ONB-06', 'consultarCadastro', {}],
  ['ONB-07', 'consultarCadastro', { id: NOBODY }],
  ['ONB-09', 'atualizarCadastro', {}, { tipoDeEmpresa: 'Outra' }],
  ['ONB-10', 'criarRepresentanteLegal', {}, {}],
  ['ONB-11', 'criarRepresentanteLegal', {}, { nomeMae: null }],
  ['ONB-12', 'criarRepresentanteLegal', {}, { percentual: 101 }],
  ['ONB-13', 'listarRepresentantesLegais', {}],
  ['ONB-15', 'consultarRepresentanteLegal', { id: NOBODY }],
  ['ONB-19', 'listarDocumentos', {}],
  ['ONB-23', 'submeterCadastro', { id: NOBODY }],
  ['ONB-24', 'submeterCadastro', {}],
  ['INV-01', 'cadastrarInvestidor', {}, { telefone: null }],
  [
    'INV-02',
    'cadastrarInvestidor',
    {},
    { cpfCnpj: '04172538690', telefone: '11987654321', clientePj: null },
  ],
  ['INV-04', 'cadastrarInvestidor', {}, { razaoSocial: null }],
  ['INV-05', 'cadastrarInvestidor', {}, { cpfCnpj: '3141592600017' }],
  ['INV-06', 'listarInvestidores', { page: '1', pageSize: '10' }],
  ['INV-08', 'consultarInvestidor', { cpfCnpj: '31415926000171' }],
  ['INV-09', 'consultarInvestidor', { cpfCnpj: '52998224725' }],
  ['INV-10', 'atualizarInvestidor', { cpfCnpj: '31415926000171' }, {}],
  ['EMI-01', 'consultarQuantidadeDeEmissoes', {}],
  ['EMI-02', 'criarSolicitacao', {}, {}],
  ['EMI-04', 'criarSolicitacao', {}, { cnpjDoEscriturador: null }],
  ['EMI-08', 'consultarSolicitacao', {}],
  ['EMI-09', 'consultarSolicitacao', { id: NOBODY }],
  ['EMI-12', 'adicionarDadosFinanceiros', {}, {}],
  ['EMI-13', 'adicionarDadosFinanceiros', {}, { indexador: null }],
  ['EMI-15', 'consultarDadosFinanceiros', {}],
  ['EMI-17', 'atualizarDadosFinanceiros', {}, { convencao: 'Outra' }],
  ['EMI-18', 'adicionarParcelas', {}, {}],
  ['EMI-20', 'consultarParcelas', {}],
  ['EMI-26', 'submeterSolicitacao', { id: NOBODY }],
  ['EMI-27', 'submeterSolicitacao', {}],
  ['OFP-02', 'criarOfertaPrimaria', {}, { tipoLiquidacao: 'OUTRA' }],
  ['OFP-06', 'aprovarOuReprovarOfertaPrimaria', {}, { id: 'nada' }],
  ['OFP-07', 'aprovarOuReprovarOfertaPrimaria', {}, { acao: 'TALVEZ' }],
  ['OPE-01', 'listarOperacoes', { operacaoCodigo: 'LNC000417' }],
  ['OPE-02', 'listarOperacoes', {}],
  ['EVE-02', 'listarEventosFinanceiros', { dataVencimento: '2027-03-16' }],
  ['EVE-08', 'liquidarEventoExtraordinario', {}, { valorPremio: null }],
  ['CEV-02', 'consultarPosicaoDoInvestidor', { cpfCnpj: '52998224725' }],
  ['CEV-04', 'solicitarCompraEVenda', {}, { tipoLiquidacao: 'OUTRA' }],
  ['CEV-08', 'aprovarOuReprovarMovimentacao', { id: NOBODY }, { acao: 'TALVEZ' }],
  ['TRF-03', 'transferirTitularidade', {}, { operacaoCodigo: null }],
  ['BLQ-03', 'criarBloqueio', {}, { constricaoTipo: 'OUTRA' }],
  ['BLQ-07', 'liberarBloqueio', { id: NOBODY }, {}],
  ['BLQ-08', 'liberarBloqueio', { id: NOBODY }, { justificativa: 7 }],
  ['CNC-03', 'conciliarPosicoes', {}],
  ['WHK-01', 'consultarConfiguracao', {}],
  ['WHK-04', 'atualizarConfiguracao', {}, { webhookConfig: { webhookUrl: null } }],
  ['WHK-06', 'criarTesteDeNotificacao', {}],
  ['WHK-07', 'listarTestesDeNotificacao', {}],
  ['WHK-10', 'enviarTesteDeNotificacao', { notificationId: NOBODY }],
  ['WHK-11', 'listarNotificacoes', {}],
];

/** Runs with one changed call each, and changed bytes of the evidence. */
const RUNS = 48;
const BYTES = 200;

/** Records the calls, changes one of them in each run, and counts steps that pass all the same. */
export async function proveEvidence(folder: string) {
  const file = path.join(folder, 'homologation.har');
  await record(file, {}, async (client) => {
    await client.control('POST', 'seed', { journey: 'onboarding-do-emissor', step: 1 });
    await client.login();
    for (const [step, operation, params, change] of CALLS) {
      const example = change && client.examples.request(operation).value;
      const body = change && (Array.isArray(example) ? example : mergePatch(example, change));
      await client.send(operation, params, body as object | undefined, { [LABEL]: step });
    }
  });
  const contracts = readPreparedContracts();
  const text = readFileSync(file, 'utf8');
  const match = (har: string) => {
    const traffic = new Traffic(contracts, new Map([['run.har', har]]), findCheck);
    return { traffic, proved: matchSteps(traffic, steps) };
  };
  const { proved, traffic } = match(text);
  const labelOf = (entry: HarEntry) =>
    entry.request.headers.find(({ name }) => name === LABEL)?.value;
  const own = proved.flatMap(({ proof, step }) =>
    proof && labelOf(proof.entry) === step.id ? [step.id] : [],
  );
  const unproved = CALLS.filter(([step]) => !own.includes(step)).map(([step]) => step);
  const falsePasses: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const step = own[run % own.length];
    const har = JSON.parse(text) as { log: { entries: HarEntry[] } };
    const entry = har.log.entries.find((one) => labelOf(one) === step);
    if (!entry) continue;
    if (run % 3 === 0) har.log.entries.splice(har.log.entries.indexOf(entry), 1);
    else if (run % 3 === 1) entry.response.status = entry.response.status < 300 ? 400 : 200;
    else entry.request.url = entry.request.url.replace('/api/v1/', '/api/v2/');
    const { proof } = match(JSON.stringify(har)).proved.find((one) => one.step.id === step) ?? {};
    if (proof) falsePasses.push(`${step}, run ${run}`);
  }
  const { page } = writeEvidence(proved, traffic);
  const original = Buffer.from(page);
  let missed = findChange(page) === undefined ? 0 : 1;
  for (let count = 0; count < BYTES; count += 1) {
    const changed = Buffer.from(original);
    const at = Math.floor((count + 0.5) * (changed.length / BYTES));
    changed[at] = ((changed[at] ?? 0) + 1 + (count % 254)) % 256;
    if (findChange(changed.toString('utf8')) === undefined) missed += 1;
  }
  return { own: own.length, unproved, falsePasses, missed, size: original.length };
}
