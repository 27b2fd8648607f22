import { exampleOf, type Sent } from '../../__tests__/examples.js';
import { inject, TestSandbox } from '../../__tests__/startSandbox.js';
import type { Replacements } from '../../rules/loadRules.js';

/** A simulator in this process or elsewhere. */
export type Caller = Pick<TestSandbox, 'call' | 'send' | 'advance'>;

export const FUND = '31415926000171';
export const RAFAEL = '04172538690';
export const CODE = 'LNC000417';
export const CUSTODIAN = '27182818000129';

/** A sale of the fund's titles to Rafael. */
export const trade: Sent<'solicitarCompraEVenda'> = {
  operacaoCodigo: CODE,
  quantidade: 500,
  precoUnitario: 1012.34567891,
  tipoLiquidacao: 'NUCLEA',
  investidorOrigem: { cpfCnpj: FUND, custodianteCnpj: CUSTODIAN },
  investidorDestino: { cpfCnpj: RAFAEL, custodianteCnpj: CUSTODIAN },
};
/** A block of titles of Rafael's. */
export const block: Sent<'criarBloqueio'> = {
  operacaoCodigo: CODE,
  investidorCpfCnpj: RAFAEL,
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'Ordem judicial.',
};

/** An early payment of the title, without its amount. */
export const earlyPayment: Partial<Sent<'liquidarEventoExtraordinario'>> = {
  operacaoCodigo: CODE,
  tipoLiquidacao: 'NUCLEA',
  valorJuros: 0,
  valorPremio: 0,
};

export const plain = (body: unknown) => JSON.parse(JSON.stringify(body));

const note = exampleOf('criarSolicitacao');
export const offer = exampleOf('criarOfertaPrimaria');

/** Registers the guides' issuer, until it is approved, and both investors. */
export async function registerParties(sandbox: Caller): Promise<void> {
  const { body } = await sandbox.call('POST /api/v1/cadastros', exampleOf('criarCadastro'));
  const url = `/api/v1/cadastros/${(body as { id: string }).id}`;
  await sandbox.call(`POST ${url}/representantes-legais`, exampleOf('criarRepresentanteLegal'));
  const { body: documents } = await sandbox.call(`GET ${url}/documentos`);
  const [{ id }] = documents as [{ id: string }];
  await sandbox.send(`PUT ${url}/documentos/${id}`, { file: Buffer.from('x') });
  await sandbox.call(`POST ${url}/submit`);
  const fund = { cpfCnpj: FUND, razaoSocial: 'Fundo Araucária Crédito Privado' };
  const investor = { cpfCnpj: RAFAEL, razaoSocial: 'Rafael Antunes Siqueira', telefone: '11' };
  await sandbox.call('POST /api/v1/investidores', fund);
  await sandbox.call('POST /api/v1/investidores', investor);
}

/** Submits an issuer that is reproved at once: two notifications about one object. */
export async function submitIssuer(sandbox: Caller): Promise<void> {
  const { body } = await sandbox.call('POST /api/v1/cadastros', exampleOf('criarCadastro'));
  await sandbox.call(`POST /api/v1/cadastros/${(body as { id: string }).id}/submit`);
}

/** @returns the address of the guides' note, requested with its financial data */
export async function requestNote(
  sandbox: Caller,
  changes: Partial<typeof note> = {},
  parts: object[] = exampleOf('adicionarParcelas'),
) {
  const { body } = await sandbox.call('POST /api/v1/solicitacoes', { ...note, ...changes });
  const url = `/api/v1/solicitacoes/${(body as { id: string }).id}`;
  await sandbox.call(`POST ${url}/dados-financeiros`, exampleOf('adicionarDadosFinanceiros'));
  await sandbox.call(`POST ${url}/dados-financeiros/parcelas`, parts);
  return url;
}

/** Registers, requests and submits, so that the operation waits for settlement. */
export async function submitNote(sandbox: Caller): Promise<string> {
  await registerParties(sandbox);
  const url = await requestNote(sandbox);
  await sandbox.call(`POST ${url}/submissao`);
  return url;
}

/** @returns the offer's id */
export async function offerNote(sandbox: Caller, changes: Partial<typeof offer> = {}) {
  await sandbox.call('POST /api/v1/ofertas-primarias', { ...offer, ...changes });
  const { body } = await sandbox.call('GET /api/v1/ofertas-primarias?pagesize=100');
  return (body as { data: { id: string }[] }).data.at(-1)?.id ?? '';
}

/** Offers the guides' note, and confirms the offer. */
export async function placeNote(sandbox: Caller, changes: Partial<typeof offer> = {}) {
  const id = await offerNote(sandbox, changes);
  await sandbox.call('POST /api/v1/ofertas-primarias/aprovacao', { id, acao: 'CONFIRMAR' });
}

/** Issues the guides' note to the fund (4,000) and to Rafael (1,000). */
export async function issueNote(sandbox: Caller): Promise<void> {
  await submitNote(sandbox);
  await placeNote(sandbox);
  await sandbox.advance(0);
}

/** An investor's balance and blocked balance. */
export async function position(sandbox: Caller, cpfCnpj: string): Promise<number[]> {
  const { body } = await sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${cpfCnpj}`);
  const { saldo, saldoBloqueado } = plain(body);
  return [saldo, saldoBloqueado].map(Number);
}

export async function confirm(sandbox: Caller, reply: { body: unknown }, acao = 'CONFIRMAR') {
  const { id } = reply.body as { id: string };
  return sandbox.call(`POST /api/v1/movimentacoes/${id}/aprovacao`, { acao });
}

/** The state after some calls, by their name. */
const states = new Map<string, string>();

/** Starts a simulator after some calls. Each process makes them once and then loads the state that they left. */
async function startAfter(lead: (sandbox: Caller) => Promise<unknown>, rules: Replacements) {
  let state = states.get(lead.name);
  if (state === undefined) {
    const sandbox = await TestSandbox.start();
    await lead(sandbox);
    await sandbox.advance(0);
    state = (await inject(sandbox.sandbox, { url: '/_sandbox/state' })).body;
    states.set(lead.name, state);
  }
  const sandbox = await TestSandbox.start(rules, state);
  // An instant after all these calls.
  await sandbox.call('PUT /_sandbox/clock', { now: '2026-03-10T12:30:00Z' });
  return sandbox;
}

export const startRegistered = (rules: Replacements = {}) => startAfter(registerParties, rules);

export const startIssued = (rules: Replacements = {}) => startAfter(issueNote, rules);

export const startSubmitted = (rules: Replacements = {}) => startAfter(submitNote, rules);
