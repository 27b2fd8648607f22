import { expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { type Reply, TestSandbox } from '../../__tests__/startSandbox.js';
import type { Detail } from '../../contract/describeViolations.js';
import { readEntries } from '../../rules/loadRules.js';
import {
  block,
  earlyPayment,
  FUND,
  offer,
  offerNote,
  RAFAEL,
  requestNote,
  startIssued,
  startSubmitted,
  trade,
} from './story.js';

type Act = (sandbox: TestSandbox) => Promise<Reply>;

const send =
  (...request: Parameters<TestSandbox['call']>): Act =>
  (sandbox) =>
    sandbox.call(...request);

const twice =
  (act: Act): Act =>
  async (sandbox) => {
    expect((await act(sandbox)).status).toBeLessThan(300);
    return act(sandbox);
  };

const post = (path: string, body?: object) => send(`POST /api/v1/${path}`, body);

const upload =
  (route: string): Act =>
  (sandbox) =>
    sandbox.send(route, { arquivo: Buffer.from('x') });

const payFirst =
  (valorPagamento: number): Act =>
  async (sandbox) => {
    const { data } = await sandbox.read(`GET /api/v1/eventos?tipo=AMORTIZACAO`);
    const route = `POST /api/v1/eventos/${data[0].eventos[0].id}`;
    return sandbox.call(route, { valorPagamento, tipoLiquidacao: 'NUCLEA' });
  };

const decideOffer =
  (changes: object = {}): Act =>
  async (sandbox) => {
    const { data } = await sandbox.read('GET /api/v1/ofertas-primarias');
    const id = data[0]?.id ?? (await offerNote(sandbox));
    return post('ofertas-primarias/aprovacao', { id, acao: 'CONFIRMAR', ...changes })(sandbox);
  };

const onNote =
  (act: (url: string) => Act): Act =>
  async (sandbox) =>
    act(await requestNote(sandbox))(sandbox);

const onIssuer =
  (act: (url: string) => Act): Act =>
  async (sandbox) => {
    const { id } = await sandbox.read('POST /api/v1/cadastros', exampleOf('criarCadastro'));
    return act(`/api/v1/cadastros/${id}`)(sandbox);
  };

const configure = (webhookConfig: object): Act =>
  send('PUT /api/v1/configuration', {
    ...exampleOf('atualizarConfiguracao'),
    webhookConfig: { authType: 'NONE', webhookUrl: 'http://localhost:1', ...webhookConfig },
  });

const { pep: _, ...person } = exampleOf('criarRepresentanteLegal');
const financial = { ...exampleOf('adicionarDadosFinanceiros'), tipoDePagamento: 'TabelaPrice' };
const endless = { ...financial, dataDeVencimento: financial.dataDeEmissao };
const instalment = { dataVencimento: '2027-03-16', valorAmortizacao: 1, valorJuros: 1 };
const sell = (changes: Partial<typeof trade>) => post('compras-vendas', { ...trade, ...changes });
const note = exampleOf('criarSolicitacao');
const request = (changes = {}) => post('solicitacoes', { ...note, ...changes });

/** A rule, a call that it refuses, and its parameters if the call needs others than the defaults. */
type Case = [rule: string, act: Act, parameters?: object];

const FROM_EMPTY: Case[] = [
  ['contas', send('POST /api/v1/auth', { apiKey: FUND, secretKey: 'x' }, '')],
  ['chamada-desconhecida', send('PATCH /api/v1/cadastros')],
  ['quem-pode-chamar', send('POST /api/v1/auth', {}, '', { origin: 'https://x.example' })],
  ['acesso-aos-arquivos', send('GET /arquivos/x')],
  ['leitura-do-corpo', send('POST /api/v1/cadastros', '{')],
  ['leitura-do-corpo', post('solicitacoes', { x: 'y'.repeat(1_100_000) })],
  ['leitura-do-corpo', send('GET /api/v1/operacoes?escrituradorCnpj=%00')],
  ['numeros-de-pagina', send('GET /api/v1/operacoes?page=0')],
  ['numeros-de-pagina', send('GET /api/v1/operacoes?pageSize=10000000')],
  ['numeros-de-pagina', send('GET /api/v1/investidores?page=1.5&pageSize=7')],
  ['parametros-desconhecidos', send('GET /api/v1/operacoes?ordem=1'), { recusa: true }],
  ['envelope-das-movimentacoes', send('GET /api/v1/movimentacoes?dataCriacao=16/03/2026')],
  ['objeto-inexistente', post('compras-vendas', trade)],
  ['pagina-alem-da-ultima', send('GET /api/v1/operacoes?page=2'), { resposta: 'recusa' }],
  [
    'obrigatorio-com-padrao',
    onIssuer((url) => send(`POST ${url}/representantes-legais`, person)),
    { preenche: false },
  ],
  ['campos-obrigatorios', post('bloqueios', {})],
  [
    'representantes-exigidos',
    onIssuer((url) => twice(send(`POST ${url}/representantes-legais`, { ...person, pep: false }))),
  ],
  ['campos-que-se-contradizem', onNote((url) => send(`POST ${url}/dados-financeiros`, endless))],
  ['solicitacao-duplicada', twice(request()), { aceita: false }],
  [
    'solicitacao-duplicada',
    onNote((url) => async (sandbox) => {
      await request({ numeroDaEmissao: 2 })(sandbox);
      return sandbox.call(`PUT ${url}`, { ...note, numeroDaEmissao: 2 });
    }),
    { aceita: false },
  ],
  ['valores-de-documento', upload('PUT /api/v1/cadastros/x/documentos/x')],
  ['tabelas-e-parcelas', onNote((url) => send(`POST ${url}/dados-financeiros`, financial))],
  [
    'conferencia-das-parcelas',
    onNote((url) =>
      send(`POST ${url}/dados-financeiros/parcelas`, [{ ...instalment, valorTotal: 3 }]),
    ),
  ],
  [
    'duas-chamadas-de-documento',
    onNote((url) => upload(`PUT ${url}/documentos`)),
    { exigeCriacao: true },
  ],
  [
    'ordem-dos-status',
    async (sandbox) => {
      const { id } = await sandbox.read('POST /api/v1/solicitacoes', note);
      return sandbox.call(`POST /api/v1/solicitacoes/${id}/submissao`);
    },
  ],
  [
    'quando-ha-codigo',
    onNote((url) => twice(send(`POST ${url}/submissao`))),
    { repetida: 'recusa' },
  ],
  [
    'atualizacao-em-que-status',
    onNote((url) => async (sandbox) => {
      await sandbox.call(`POST ${url}/submissao`);
      return sandbox.call(`PUT ${url}/dados-financeiros`, exampleOf('adicionarDadosFinanceiros'));
    }),
  ],
  ['exigencias-do-endereco', configure({ webhookUrl: 'ftp://localhost/x' })],
  ['campos-por-authtype', configure({ authType: 'HMAC' })],
  ['acks-invalidos', post('notification-feed/acks', { ids: ['x'] }), { recusaDesconhecido: true }],
  [
    'reenvio-de-teste',
    async (sandbox) => {
      const tests = 'platform-notifications-tests';
      const { notificationId } = await sandbox.read(`POST /api/v1/${tests}`);
      return twice(post(`${tests}/${notificationId}/send`))(sandbox);
    },
    { aceita: false },
  ],
];

const FROM_SUBMITTED: Case[] = [
  ['liquidacao', twice(decideOffer())],
  ['nuclea-e-direta', decideOffer({ tipoLiquidacao: 'DIRETA' })],
  ['emissao-antes-da-data', decideOffer(), { aceita: false }],
  [
    'data-limite-de-integralizacao',
    async (sandbox) => {
      const decision = { id: await offerNote(sandbox), acao: 'CONFIRMAR' };
      await sandbox.advance(30 * 86_400);
      const token = await sandbox.login();
      return sandbox.call('POST /api/v1/ofertas-primarias/aprovacao', decision, token);
    },
    { aceita: false },
  ],
  [
    'oferta-e-subscricao',
    post('ofertas-primarias', {
      ...offer,
      investidores: [{ cpfCnpj: RAFAEL, quantidade: 1001, precoUnitario: 1 }],
    } satisfies typeof offer),
  ],
  ['suspensa-ou-encerrada', post('bloqueios', block)],
];

const FROM_ISSUED: Case[] = [
  [
    'falhas-pedidas',
    async (sandbox) => {
      const fault = { operation: 'solicitarCompraEVenda', kind: '500', afterWork: true };
      await sandbox.call('POST /_sandbox/fail', fault);
      return sell({})(sandbox);
    },
  ],
  ['valores-de-teste', sell({ precoUnitario: 1313.03 })],
  ['quantidade-fracionada', sell({ quantidade: 1.5 })],
  ['arredondamento', post('eventos', { ...earlyPayment, valorPagamento: 1e20, valorPremio: -1 })],
  [
    'remocao-de-investidor',
    send(`DELETE /api/v1/investidores/${FUND}`),
    { aceitaComTitulos: false },
  ],
  // The balance covers one of these sales.
  ['conferencia-do-saldo', twice(sell({ quantidade: 2001 }))],
  ['quando-cabe-transferir', sell({ investidorDestino: trade.investidorOrigem })],
  [
    'transferencia-sem-destino',
    post('transferencias-custodia', { ...trade, quantidade: 1, investidor: { cpfCnpj: FUND } }),
  ],
  [
    'liberacao-do-bloqueio',
    async (sandbox) => {
      const { id } = await sandbox.read('POST /api/v1/bloqueios', block);
      return twice(post(`bloqueios/${id}/liberar`, { justificativa: 'x' }))(sandbox);
    },
  ],
  ['valor-do-evento', payFirst(1)],
  ['pagamento-antes-do-vencimento', payFirst(2_500_000), { aceita: false }],
  [
    'agenda-depois-da-antecipacao',
    async (sandbox) => {
      await sandbox.call('PUT /_sandbox/rules', { liquidacao: { decisao: 'manual' } });
      return twice(post('eventos', { ...earlyPayment, valorPagamento: 1 }))(sandbox);
    },
  ],
];

const from = (begin: typeof startIssued, cases: Case[]) =>
  cases.map(([rule, act, parameters]) => ({ rule, begin, act, parameters }));

/** Rules that choose the body and the code of an error, and refuse nothing. */
const FORMS = [
  'corpo-dos-erros',
  'textos-nao-informados',
  'recusa-por-estado',
  'requisicao-invalida-sem-400',
];

const problems = new Map(readEntries().map((entry) => [entry.id, entry.problems ?? []]));
/** The search finds no problem that its rule does not quote. */
const isUnlisted = ({ problema, regra }: Detail) =>
  regra !== undefined &&
  !problems.get(regra)?.some((text) => text.split('…').every((part) => problema.includes(part)));

it.each([
  ...from(TestSandbox.start, FROM_EMPTY),
  ...from(startSubmitted, FROM_SUBMITTED),
  ...from(startIssued, FROM_ISSUED),
])('$rule is named alike in header, details and log', async ({ act, begin, parameters, rule }) => {
  const sandbox = await begin(parameters && { [rule]: parameters });
  const { body, headers, status } = await act(sandbox);
  expect(status).toBeGreaterThanOrEqual(400);
  const { detalhes = [] } = body as { detalhes?: Detail[] };
  const named = String(headers['sandbox-regras']).split(', ');
  expect(detalhes.map(({ regra }) => regra)).toContain(rule);
  for (const { contrato, regra } of detalhes) expect(regra ?? contrato).toBeDefined();
  expect(detalhes.filter(isUnlisted)).toEqual([]);
  const refusing = new Set(detalhes.flatMap(({ regra }) => regra ?? []));
  expect(new Set(named.filter((id) => !FORMS.includes(id)))).toEqual(refusing);
  const { items } = await sandbox.read('GET /_sandbox/log');
  expect(items.at(-1)).toMatchObject({ rules: named, details: detalhes });
});
