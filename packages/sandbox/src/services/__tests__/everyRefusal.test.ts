import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { inject, type Reply, TestSandbox } from '../../__tests__/startSandbox.js';
import type { Detail } from '../../contract/describeViolations.js';
import type { Replacements } from '../../rules/loadRules.js';
import {
  block,
  CODE,
  FUND,
  offerNote,
  RAFAEL,
  requestNote,
  startIssued,
  startSubmitted,
  trade,
} from './story.js';

type Act = (sandbox: TestSandbox) => Promise<Reply>;

/** A call of an empty simulator. */
const send =
  (...request: Parameters<TestSandbox['call']>): Act =>
  (sandbox) =>
    sandbox.call(...request);

/** Changes rules before the call. */
const under =
  (rules: Replacements, act: Act): Act =>
  async (sandbox) => {
    await sandbox.call('PUT /_sandbox/rules', rules);
    return act(sandbox);
  };

/** Makes a call that is accepted, and then the same one. */
const twice =
  (act: Act): Act =>
  async (sandbox) => {
    expect((await act(sandbox)).status).toBeLessThan(300);
    return act(sandbox);
  };

const early = { ...exampleOf('liquidarEventoExtraordinario'), operacaoCodigo: CODE };

const payFirst =
  (valorPagamento: number): Act =>
  async (sandbox) => {
    const { data } = await sandbox.read(`GET /api/v1/eventos?tipo=AMORTIZACAO`);
    const route = `POST /api/v1/eventos/${data[0].eventos[0].id}`;
    return sandbox.call(route, { valorPagamento, tipoLiquidacao: 'NUCLEA' });
  };

const decideOffer =
  (changes: object): Act =>
  async (sandbox) => {
    const { data } = await sandbox.read('GET /api/v1/ofertas-primarias');
    const id = data[0]?.id ?? (await offerNote(sandbox));
    const decision = { id, acao: 'CONFIRMAR', ...changes };
    return sandbox.call('POST /api/v1/ofertas-primarias/aprovacao', decision);
  };

/** Calls a new request of the note. */
const onNote =
  (route: (url: string) => string, body?: object): Act =>
  async (sandbox) =>
    sandbox.call(route(await requestNote(sandbox)), body);

const onIssuer =
  (rest: string, ...bodies: object[]): Act =>
  async (sandbox) => {
    const { id } = await sandbox.read('POST /api/v1/cadastros', exampleOf('criarCadastro'));
    const replies = [];
    for (const body of bodies) {
      replies.push(await sandbox.call(`POST /api/v1/cadastros/${id}/${rest}`, body));
    }
    return replies.at(-1) as Reply;
  };

const configure = (webhookConfig: object): Act =>
  send('PUT /api/v1/configuration', {
    ...exampleOf('atualizarConfiguracao'),
    webhookConfig: { authType: 'NONE', webhookUrl: 'http://localhost:1', ...webhookConfig },
  });

const { pep: _, ...person } = exampleOf('criarRepresentanteLegal') as { pep?: boolean };
const financial = { ...exampleOf('adicionarDadosFinanceiros'), tipoDePagamento: 'TabelaPrice' };
const instalment = { dataVencimento: '2027-03-16', valorAmortizacao: 1, valorJuros: 1 };
const sell = (changes: object) => send('POST /api/v1/compras-vendas', { ...trade, ...changes });
const investor = { cpfCnpj: FUND, razaoSocial: 'Fundo' };
const start = () => TestSandbox.start();

/** A refusal of each rule that refuses: the rule, where it begins, and the call. */
const CASES: [rule: string, begin: () => Promise<TestSandbox>, act: Act][] = [
  ['contas', start, send('POST /api/v1/auth', { apiKey: FUND, secretKey: 'x' }, '')],
  [
    'chamadas-por-conta',
    start,
    async (sandbox) => {
      const apiKey = '9c4f2a71-6d0b-4e83-b5a2-1f7e8d3c6b90';
      const secretKey = 'sk_homologacao_so_posicoes';
      const { accessToken } = await sandbox.read('POST /api/v1/auth', { apiKey, secretKey });
      return sandbox.call('GET /api/v1/cadastros', undefined, accessToken);
    },
  ],
  [
    'duracao-do-token',
    start,
    async (sandbox) => {
      await sandbox.advance(3600);
      return sandbox.call('GET /api/v1/cadastros');
    },
  ],
  ['chamada-desconhecida', start, send('PATCH /api/v1/cadastros')],
  [
    'quem-pode-chamar',
    start,
    async ({ sandbox }) => {
      const headers = { origin: 'https://other.example' };
      const {
        body,
        headers: answered,
        statusCode,
      } = await inject(sandbox, {
        method: 'POST',
        url: '/api/v1/cadastros',
        headers,
      });
      return { status: statusCode, headers: answered, text: body, body: JSON.parse(body) };
    },
  ],
  [
    'falhas-pedidas',
    startIssued,
    async (sandbox) => {
      const fault = { operation: 'solicitarCompraEVenda', kind: '500', afterWork: true };
      await sandbox.call('POST /_sandbox/fail', fault);
      return sandbox.call('POST /api/v1/compras-vendas', trade);
    },
  ],
  ['valores-de-teste', startIssued, sell({ precoUnitario: 1313.03 })],
  ['acesso-aos-arquivos', start, send('GET /arquivos/x')],
  ['leitura-do-corpo', start, send('POST /api/v1/cadastros', '{')],
  ['numeros-de-pagina', start, send('GET /api/v1/operacoes?page=0')],
  ['parametros-desconhecidos', start, send('GET /api/v1/operacoes?pages=1')],
  ['objeto-inexistente', start, send('POST /api/v1/compras-vendas', trade)],
  [
    'pagina-alem-da-ultima',
    start,
    under(
      { 'pagina-alem-da-ultima': { resposta: 'recusa' } },
      send('GET /api/v1/operacoes?page=2'),
    ),
  ],
  [
    'obrigatorio-com-padrao',
    start,
    under(
      { 'obrigatorio-com-padrao': { preenche: false } },
      onIssuer('representantes-legais', person),
    ),
  ],
  ['campos-obrigatorios', start, send('POST /api/v1/bloqueios', {})],
  ['quantidade-fracionada', startIssued, sell({ quantidade: 1.5 })],
  ['arredondamento', startIssued, sell({ precoUnitario: 1e20 })],
  ['cadastro-duplicado', start, twice(send('POST /api/v1/cadastros', exampleOf('criarCadastro')))],
  [
    'representantes-exigidos',
    start,
    onIssuer(
      'representantes-legais',
      exampleOf('criarRepresentanteLegal'),
      exampleOf('criarRepresentanteLegal'),
    ),
  ],
  ['investidor-duplicado', start, twice(send('POST /api/v1/investidores', investor))],
  [
    'remocao-de-investidor',
    startIssued,
    under(
      { 'remocao-de-investidor': { aceitaComTitulos: false } },
      send(`DELETE /api/v1/investidores/${FUND}`),
    ),
  ],
  [
    'campos-que-se-contradizem',
    start,
    send('POST /api/v1/solicitacoes', { ...exampleOf('criarSolicitacao'), investidores: [] }),
  ],
  [
    'solicitacao-duplicada',
    start,
    under(
      { 'solicitacao-duplicada': { aceita: false } },
      twice(send('POST /api/v1/solicitacoes', exampleOf('criarSolicitacao'))),
    ),
  ],
  ['tabelas-e-parcelas', start, onNote((url) => `POST ${url}/dados-financeiros`, financial)],
  [
    'conferencia-das-parcelas',
    start,
    onNote((url) => `POST ${url}/dados-financeiros/parcelas`, [{ ...instalment, valorTotal: 3 }]),
  ],
  [
    'duas-chamadas-de-documento',
    start,
    under({ 'duas-chamadas-de-documento': { exigeCriacao: true } }, async (sandbox) => {
      const url = await requestNote(sandbox);
      return sandbox.send(`PUT ${url}/documentos`, { arquivo: Buffer.from('x') });
    }),
  ],
  [
    'ordem-dos-status',
    start,
    async (sandbox) => {
      const { id } = await sandbox.read('POST /api/v1/solicitacoes', exampleOf('criarSolicitacao'));
      return sandbox.call(`POST /api/v1/solicitacoes/${id}/submissao`);
    },
  ],
  [
    'quando-ha-codigo',
    start,
    under({ 'quando-ha-codigo': { repetida: 'recusa' } }, async (sandbox) => {
      const url = await requestNote(sandbox);
      return twice(send(`POST ${url}/submissao`))(sandbox);
    }),
  ],
  [
    'atualizacao-em-que-status',
    start,
    async (sandbox) => {
      const url = await requestNote(sandbox);
      await sandbox.call(`POST ${url}/submissao`);
      return sandbox.call(`PUT ${url}/dados-financeiros`, exampleOf('adicionarDadosFinanceiros'));
    },
  ],
  ['liquidacao', startSubmitted, twice(decideOffer({}))],
  ['nuclea-e-direta', startSubmitted, decideOffer({ tipoLiquidacao: 'DIRETA' })],
  [
    'emissao-antes-da-data',
    startSubmitted,
    under({ 'emissao-antes-da-data': { aceita: false } }, decideOffer({})),
  ],
  [
    'data-limite-de-integralizacao',
    () => startSubmitted({ 'duracao-do-token': { segundos: 1e9 } }),
    async (sandbox) => {
      await sandbox.advance(30 * 86_400);
      const rules = { 'data-limite-de-integralizacao': { aceita: false } };
      return under(rules, decideOffer({}))(sandbox);
    },
  ],
  [
    'oferta-e-subscricao',
    startSubmitted,
    send('POST /api/v1/ofertas-primarias', {
      ...exampleOf('criarOfertaPrimaria'),
      investidores: [{ cpfCnpj: RAFAEL, quantidade: 1001, precoUnitario: 1 }],
    }),
  ],
  ['suspensa-ou-encerrada', startSubmitted, send('POST /api/v1/bloqueios', block)],
  ['conferencia-do-saldo', startIssued, sell({ quantidade: 4001 })],
  ['quando-cabe-transferir', startIssued, sell({ investidorDestino: trade.investidorOrigem })],
  [
    'transferencia-sem-destino',
    startIssued,
    send('POST /api/v1/transferencias-custodia', {
      operacaoCodigo: CODE,
      quantidade: 1,
      investidor: { cpfCnpj: FUND },
    }),
  ],
  [
    'liberacao-do-bloqueio',
    startIssued,
    async (sandbox) => {
      const { id } = await sandbox.read('POST /api/v1/bloqueios', block);
      return twice(send(`POST /api/v1/bloqueios/${id}/liberar`, { justificativa: 'x' }))(sandbox);
    },
  ],
  ['valor-do-evento', startIssued, payFirst(1)],
  [
    'pagamento-antes-do-vencimento',
    startIssued,
    under({ 'pagamento-antes-do-vencimento': { aceita: false } }, payFirst(2_500_000)),
  ],
  [
    'agenda-depois-da-antecipacao',
    startIssued,
    under({ liquidacao: { decisao: 'manual' } }, twice(send('POST /api/v1/eventos', early))),
  ],
  ['exigencias-do-endereco', start, configure({ webhookUrl: 'ftp://localhost/x' })],
  ['campos-por-authtype', start, configure({ authType: 'HMAC' })],
  [
    'acks-invalidos',
    start,
    under(
      { 'acks-invalidos': { recusaDesconhecido: true } },
      send('POST /api/v1/notification-feed/acks', { ids: ['x'] }),
    ),
  ],
  [
    'reenvio-de-teste',
    start,
    under({ 'reenvio-de-teste': { aceita: false } }, async (sandbox) => {
      const { notificationId } = await sandbox.read('POST /api/v1/platform-notifications-tests');
      const route = `POST /api/v1/platform-notifications-tests/${notificationId}/send`;
      return twice(send(route))(sandbox);
    }),
  ],
];

/** Rules of an error's form and code, which refuse nothing. */
const FORMS = [
  'corpo-dos-erros',
  'textos-nao-informados',
  'recusa-por-estado',
  'requisicao-invalida-sem-400',
];

it.each(CASES)('%s is named alike in header, details and log', async (rule, begin, act) => {
  const sandbox = await begin();
  const { body, headers, status } = await act(sandbox);
  expect(status).toBeGreaterThanOrEqual(400);
  const { detalhes = [] } = body as { detalhes?: Detail[] };
  const named = String(headers['sandbox-regras']).split(', ');
  expect(detalhes.map(({ regra }) => regra)).toContain(rule);
  for (const { contrato, regra } of detalhes) expect(regra ?? contrato).toBeDefined();
  const refusing = new Set(detalhes.flatMap(({ regra }) => regra ?? []));
  expect(new Set(named.filter((id) => !FORMS.includes(id)))).toEqual(refusing);
  const { items } = await sandbox.read('GET /_sandbox/log');
  expect(items.at(-1)).toMatchObject({ rules: named, details: detalhes });
});

it('covers each rule by which code refuses a call', () => {
  const src = path.resolve('packages/sandbox/src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/__tests__|^control/.test(name),
  );
  const ids = new Map<string, string>();
  const refusing: [file: string, name: string][] = [];
  for (const file of files) {
    const code = readFileSync(path.join(src, file), 'utf8');
    for (const [, isShared, name = '', id = ''] of code.matchAll(
      /(export )?const (\w+) = defineRule\(\s*'([^']+)'/g,
    )) {
      ids.set(`${file} ${name}`, id);
      if (isShared) ids.set(name, id);
    }
    const calls = /(?:Refusal\.by|problems\.add)\(\s*(\w+)|rule: (\w+)\.id/g;
    for (const [, one, other] of code.matchAll(calls)) refusing.push([file, one ?? other ?? '']);
  }
  const found = refusing.flatMap(
    ([file, name]) => ids.get(`${file} ${name}`) ?? ids.get(name) ?? [],
  );
  const wanted = new Set(found);
  expect(wanted.size).toBeGreaterThan(30);
  const covered = CASES.map(([rule]) => rule);
  expect([...wanted].filter((id) => !covered.includes(id))).toEqual([]);
});
