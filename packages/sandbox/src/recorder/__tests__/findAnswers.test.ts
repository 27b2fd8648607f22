import path from 'node:path';
import type { ResolvedContract, ResolvedOperation } from '@frontier/openapi/resolve';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { questions, steps } from '../../../dist/data.js';
import { findCheck } from '../../contract/findCheck.js';
import { answerRecording } from '../../node/answerRecording.js';
import { Masker } from '../../node/Masker.js';
import { maskEntry } from '../../node/maskEntry.js';
import { readPreparedContracts } from '../../node/readPreparedContracts.js';
import { writeEvidence } from '../../node/writeEvidence.js';
import { readEntries } from '../../rules/loadRules.js';
import { findAnswers, finders, writeReport } from '../findAnswers.js';
import { matchSteps } from '../matchSteps.js';
import { prepareFind, Traffic } from '../Traffic.js';

const contracts = readPreparedContracts();
const read = (har: string) => new Traffic(contracts, new Map([['run.har', har]]), findCheck);

interface Sent {
  url: string;
  token?: string;
  method?: string;
  body?: unknown;
  status?: number;
  time?: number;
  answer?: unknown;
}

/** One exchange a second. Each ends in the millisecond in which the next begins. */
function record(...exchanges: Sent[]): Traffic {
  const entries = exchanges.map(
    ({ answer, body, method = 'GET', status = 200, time = 1000.9, token, url }, second) => ({
      startedDateTime: new Date(Date.UTC(2026, 10, 29, 12, 0, second)).toISOString(),
      time,
      request: {
        method,
        url: `https://api.example${url}`,
        headers: token ? [{ name: 'Authorization', value: `Bearer ${token}` }] : [],
        ...(body !== undefined && {
          postData: { mimeType: 'application/json', text: JSON.stringify(body) },
        }),
      },
      response: {
        status,
        headers: [{ name: 'Content-Type', value: 'application/json' }],
        content: {
          mimeType: 'application/json',
          size: answer === undefined ? 0 : 1,
          text: JSON.stringify(answer),
        },
      },
    }),
  );
  return read(JSON.stringify({ log: { entries } }));
}

const page = (ids: string[], total: number) => ({
  investidores: ids.map((cpfCnpj) => ({ cpfCnpj })),
  pagination: { page: 1, pageSize: 2, total },
});
const investors = (number: number) => `/api/v1/investidores?page=${number}&pageSize=2`;
const rulesOf = (...exchanges: Sent[]) => findAnswers(record(...exchanges)).rules;

/** Whether exchanges prove a step of the script. */
const isProved = (id: string, ...sent: Sent[]) =>
  matchSteps(record(...sent), steps).some(({ proof, step }) => proof && step.id === id);

it('every rule with alternatives and every question with a way to observe it has a finder', () => {
  const withAlternatives = readEntries().filter(({ alternatives }) => alternatives);
  expect(withAlternatives.filter(({ id }) => !finders[id]).map(({ id }) => id)).toEqual([]);
  const tested = Object.keys(finders).map(
    (key) => readEntries().find(({ id }) => id === key)?.question ?? key,
  );
  const observed = questions.filter(({ observe }) => observe).map(({ id }) => id);
  expect([...new Set(tested)].sort()).toEqual(observed.sort());
});

describe('the answers of a recording', () => {
  const investor = { url: '/api/v1/investidores', method: 'POST', body: { cpfCnpj: '1' } };

  it('are parameters of rules, with an example', () => {
    const traffic = record(
      { url: investors(1), answer: page(['1', '2'], 3) },
      { url: investors(2), answer: page(['3'], 1) },
      { url: investors(3), answer: page([], 0) },
    );
    const report = findAnswers(traffic);
    expect(report.rules).toMatchObject({
      'envelope-de-investidores': { lista: 'investidores', paginacao: 'pagination' },
      'total-da-paginacao': { total: 'pagina' },
      'pagina-alem-da-ultima': { resposta: 'vazia' },
    });
    const row = 'total-da-paginacao.total: pagina (uma vez, run.har#1); o simulador supõe lista';
    expect(writeReport(report)).toContain(row);
    expect(writeReport(report)).toContain('paginacao: pagination (3 vezes, run.har#0)\n');
    expect(writeReport(report)).toContain('novas-tentativas: Responda 500');
  });

  it('that contradict are in no rules, and both have an example', () => {
    const traffic = record(
      { url: investors(3), answer: page([], 3) },
      { url: investors(1), answer: page(['1'], 1) },
      { url: investors(3), status: 400, answer: { mensagem: 'Não.' } },
    );
    const { rules, sections } = findAnswers(traffic);
    expect(rules).not.toHaveProperty('pagina-alem-da-ultima');
    const both = 'vazia (uma vez, run.har#0); recusa (uma vez, run.har#2)';
    expect(sections[0]).toEqual({
      title: 'Contradições, que não entram nas regras',
      rows: [['pagina-alem-da-ultima.resposta', both]],
    });
  });

  it('have the order of a list by the calls that created its items', () => {
    const login = { url: '/api/v1/auth', method: 'POST', answer: { accessToken: 'a' } };
    const create = (cpfCnpj: string) => ({ ...investor, body: { cpfCnpj } });
    const ids = ['1', '2', '3'];
    const list = { url: investors(1), answer: page(ids.toReversed(), 3) };
    expect(rulesOf(login, ...ids.map(create), list)['ordem-das-listas']).toEqual({
      primeiro: 'mais-novo',
    });
  });

  const block = (quantidade: number, status: number): Sent => ({
    url: '/api/v1/bloqueios',
    method: 'POST',
    body: { quantidade, tipo: 'CONSTRICAO' },
    status,
  });
  const event = { id: 'b65b089b-65cf-4131-93bf-7358d2ed95f2', dataVencimento: '2027-03-16' };
  const events = { url: '/api/v1/eventos', answer: { data: [{ eventos: [event] }] } };
  const payment = { valorPagamento: 10, tipoLiquidacao: 'NUCLEA' };
  const pay = { url: `/api/v1/eventos/${event.id}`, method: 'POST', body: payment };
  const reason = { justificativa: 'Ordem levantada.' };
  const release = { url: '/api/v1/bloqueios/1/liberar', method: 'POST', body: reason };
  const refused = { ...release, status: 404 };
  const submit = {
    url: '/api/v1/solicitacoes/1/submissao',
    method: 'POST',
    // Some tools write no duration.
    time: 0,
    answer: { codigoInstrumentoFinanceiro: 'LNC000417' },
  };

  it.each<[rule: string, before: Sent, unsure: Sent, sure: Sent, answer: object]>([
    ['quantidade-fracionada', block(1.5, 400), block(1, 201), block(2, 201), { inteira: true }],
    ['pagamento-antes-do-vencimento', events, { ...pay, status: 400 }, pay, { aceita: true }],
    ['quando-ha-codigo', submit, release, submit, { repetida: 'mesma-resposta' }],
    ['recusa-por-estado', release, { ...refused, token: 'b' }, refused, { codigo: 404 }],
    ['investidor-duplicado', investor, { ...investor, token: 'b' }, investor, { aceita: true }],
  ])('need more than an answer with another cause: %s', (rule, before, unsure, sure, answer) => {
    expect(rulesOf(before, unsure)).not.toHaveProperty(rule);
    expect(rulesOf(before, sure)[rule]).toEqual(answer);
  });

  const removal = { url: '/api/v1/investidores/1', method: 'DELETE' };
  const register = { url: '/api/v1/cadastros', method: 'POST', answer: { id: '1' } };
  const list = { url: '/api/v1/cadastros/1/documentos', answer: [{ id: '2' }] };
  const send = { url: '/api/v1/cadastros/1/documentos/2', method: 'PUT' };
  const body = { webhookConfig: { webhookUrl: 'https://x.example', bearerToken: 't' } };
  const settings = { url: '/api/v1/configuration', answer: body };
  const configure = { url: settings.url, method: 'PUT', body };

  it.each<[name: string, doubt: Sent, answer: string, before: Sent, after: Sent]>([
    ['removal', removal, 'investidor-duplicado.aceita: true', investor, investor],
    ['send', send, 'já estão na lista', register, list],
    ['change of settings', configure, 'mostraSegredos: true', configure, settings],
  ])('are sure after a refused %s, and not after one in flight or without an answer', (...row) => {
    const [, doubt, answer, before, after] = row;
    const hasAnswer = (status: number, time = 100) =>
      writeReport(findAnswers(record(before, { ...doubt, status, time }, after))).includes(answer);
    expect([hasAnswer(400), hasAnswer(0), hasAnswer(204, 5000)]).toEqual([true, false, false]);
  });

  it('include the form of an error whose text the recorder does not keep', () => {
    const traffic = record({ url: '/api/v1/cadastros', status: 401, answer: 'Não autorizado.' });
    const [{ entry } = { entry: undefined }] = traffic.calls;
    if (!entry) throw new Error('no call');
    entry.response.headers = [{ name: 'Content-Type', value: 'text/plain; charset=utf-8' }];
    entry.response.content.mimeType = 'text/plain';
    const har = JSON.stringify({ log: { entries: [maskEntry(entry, new Masker())] } });
    expect(har).not.toContain('autorizado');
    expect(findAnswers(read(har)).rules).toEqual({ 'corpo-dos-erros': { forma: 'texto' } });
  });

  it('include a refusal that the simulator would give for the same reason', () => {
    const owner = { cpfCnpj: '04172538690' };
    const body = { operacaoCodigo: 'LNC000417', quantidade: 3, investidorOrigem: owner };
    const transfer = { url: '/api/v1/transferencias-titularidade', method: 'POST', body };
    const report = writeReport(findAnswers(record({ ...transfer, status: 400 })));
    expect(report).toContain('é recusada com 400');
  });

  it('have one row for a kind of fault, with its fields, their number and an example', () => {
    const list = (status: string): Sent => ({
      url: '/api/v1/operacoes',
      answer: { data: [{ status }], pagination: {} },
    });
    const refuse = (url: string): Sent => ({ url, status: 418 });
    const traffic = record(
      list('NOVO'),
      list('OUTRO'),
      refuse(investors(1)),
      refuse('/api/v1/cadastros'),
    );
    const { sections } = findAnswers(traffic);
    const forbidden = sections.find(({ title }) => title.endsWith('que o contrato não permite'));
    expect(forbidden?.rows).toEqual([
      [
        expect.stringContaining('deve ser um de: EM_ANALISE'),
        'Listar operações, /data/*/status, e veio "NOVO" (2 vezes, run.har#0)',
      ],
      ['418 não está no contrato', '2 lugares. Exemplo: Listar investidores (2 vezes, run.har#2)'],
    ]);
  });
});

it('a notification came once only if its own recording went on for a day', () => {
  const sent = { url: '/', method: 'POST', body: { eventType: 'a', subjectId: 'b' }, status: 500 };
  const { calls, deliveries } = record(sent, { url: '/api/v1/cadastros' });
  const entries = deliveries.map(({ entry }) => entry);
  const last = { ...calls[0]?.entry, startedDateTime: '2026-11-30T13:00:00Z' };
  const one = JSON.stringify({ log: { entries: [...entries, last] } });
  expect(findAnswers(read(one)).rules).toHaveProperty('novas-tentativas', { perfil: 'nenhuma' });
  const files = [entries, [last]].map((own) => JSON.stringify({ log: { entries: own } }));
  const traffic = new Traffic(contracts, new Map(Object.entries(files)), findCheck);
  expect(findAnswers(traffic).rules).not.toHaveProperty('novas-tentativas');
});

it('the report of an assistant has no person and no control character of another recording', () => {
  const { calls } = record({ url: '/api/v1/cadastros', answer: [{ cnpj: 'Ana Dias' }] });
  const har = JSON.stringify({ log: { entries: calls.map(({ entry }) => entry) } });
  const file = path.join(makeTempFolder({ '\u001b.har': har }), '\u001b.har');
  const report = answerRecording(contracts, file, findCheck);
  expect(report).toMatch(/cnpj, e veio "mascara-\w+" \(uma vez, \\u\{1b\}\.har#0\)/);
});

it.each([
  ['{}', 'o conteúdo deve ter o campo log'],
  [
    '{"log":{"entries":[{"startedDateTime":1}]}}',
    'log.entries.0.startedDateTime deve ser um texto',
  ],
  ['{"log":{"entries":[{"request":', 'o conteúdo deve ser um objeto'],
])('the file %s is refused with its name, its first fault and the mend', (text, problem) => {
  const start = 'o arquivo run.har não é uma gravação em HAR, ou está cortado';
  expect(() => read(text)).toThrow(`${start}: ${problem}; escolha a que o navegador exportou`);
});

const form = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--';
const multipart = { mimeType: 'multipart/form-data; boundary=x', text: form };
const url = 'https://api.example/api/v1/cadastros';

it.each([
  ['has only the needed fields', { url }, undefined, { token: '', got: undefined, status: 0 }],
  ['has null for it', { url, headers: null, postData: null }, null, { token: '', status: 0 }],
  [
    'has no host, and -1 for no status',
    { url: '/api/v1/cadastros' },
    { status: -1 },
    { status: 0 },
  ],
  ['has a method in lower case', { url, method: 'get' }, {}, { method: 'GET' }],
  [
    'has a byte order mark',
    { url },
    { content: { text: '\uFEFF{"id":"1"}' } },
    { got: { id: '1' } },
  ],
  [
    'has base64',
    { url, postData: { encoding: 'base64', text: btoa('{"id":"1"}') } },
    { content: { encoding: 'base64', text: btoa('{"id":"2"}') } },
    { sent: { id: '1' }, got: { id: '2' } },
  ],
  ['has a form as its text', { url, postData: multipart }, {}, { sent: { a: '1' } }],
  [
    'has a form as its fields, and without its files as its text',
    { url, postData: { ...multipart, params: [{ name: 'b', fileName: 'c.pdf' }] } },
    {},
    { sent: { b: 'c.pdf' } },
  ],
])('an entry is read once that %s', (_, request, response, expected) => {
  const startedDateTime = '2026-11-29T09:00:00.0000000-03:00';
  const entry = { startedDateTime, request: { method: 'GET', ...request }, response };
  const { calls } = read(JSON.stringify({ log: { entries: [entry, entry] } }));
  expect(calls).toMatchObject([{ id: 'listarCadastros', day: '2026-11-29', ...expected }]);
});

it.each([
  { content: { size: 9 } },
  { content: {} },
  { content: { size: 9, text: '{"investidores":[' } },
  { content: { size: 0 }, status: 0 },
])('an answer without its whole body is not counted: %j', (broken) => {
  const { calls, others } = record({ url: investors(1), answer: {} }, { url: '/x', answer: {} });
  const entries = [...calls, ...others].map(({ entry }) => entry);
  for (const { response } of entries) Object.assign(response, broken);
  const traffic = read(JSON.stringify({ log: { entries } }));
  expect(traffic.calls).toMatchObject([{ status: 0 }]);
  const gap = 'run.har: respostas incompletas: 1; repita as chamadas';
  expect(writeReport(findAnswers(traffic))).toContain(gap);
});

it('a call is found whose path has a parameter with a hyphen', () => {
  const call = { method: 'GET', path: '/pedidos/{meu-id}' } as ResolvedOperation;
  const contract = { operations: [call] } as unknown as ResolvedContract;
  expect(prepareFind([contract])('GET', '/v1/pedidos/a%20b')?.params).toEqual({ 'meu-id': 'a b' });
});

it('a token with one other character, in its place, proves that a changed token is refused', () => {
  const login = { url: '/api/v1/auth', method: 'POST', answer: { accessToken: 'abc' } };
  const refused = { url: '/api/v1/cadastros', status: 401, answer: {} };
  const proves = (token: string) => isProved('ACE-06', login, { ...refused, token });
  expect(['a-c', 'abcx', 'xyz', 'abc'].map(proves)).toEqual([true, false, false, false]);
  // A recording without any token may have lost their header.
  expect(isProved('ACE-05', refused)).toBe(false);
});

const post = (path: string, body: object): Sent => {
  return { url: `/api/v1/${path}`, method: 'POST', body, answer: {} };
};
const id = 'b65b089b-65cf-4131-93bf-7358d2ed95f2';
const decide = (acao: string) => {
  return post(`movimentacoes/${id}/aprovacao`, { acao, justificativa: 'Conferida.' });
};
const pay = (valorPagamento: number) => {
  return post(`eventos/${id}`, { valorPagamento, tipoLiquidacao: 'NUCLEA' });
};
const get = (path: string, ...data: object[]) => ({ url: `/api/v1/${path}`, answer: { data } });
const fail = (path: string, status: number) => ({ ...get(path), status });
const reconcile = (day: string) => get(`conciliacoes-dcustodiapart?dataReferencia=${day}`);
const offers = 'ofertas-primarias?operacaoCodigo=LNC000417';

it.each([
  ['CEV-06', decide('REPROVAR'), decide('CONFIRMAR')],
  ['EVE-06', pay(2.12345678), pay(2.123456789)],
  ['CNC-01', reconcile('2026-11-29'), reconcile('2026-11-28')],
  ['OFP-03', get(offers), get(offers, { id: '1' })],
  ['EMI-09', fail(`solicitacoes/${id}`, 401), fail(`solicitacoes/${id}`, 404)],
  ['ONB-05', get('cadastros?_=1'), get('cadastros?_=1&emissorCnpj=04821357000191')],
])('the step %s is proved only by a call with its value', (step, other, own) => {
  expect([isProved(step, other), isProved(step, own)]).toEqual([false, true]);
});

it('one text for every token, as some tools write, is no token for all services', () => {
  const calls = ['cadastros', 'operacoes'].map((path) => ({ ...get(path), token: '***' }));
  expect(writeReport(findAnswers(record(...calls)))).not.toContain('um-token-para-todos: Um mesmo');
});

it('evidence says why the recorded calls of a step do not prove it', () => {
  const traffic = record({ url: '/api/v1/cadastros', answer: [] });
  const own = steps.filter(({ operation }) => operation === 'listarCadastros');
  const { csv } = writeEvidence(matchSteps(traffic, [...own, ...own]), traffic);
  expect(csv).toContain('"sem prova; repita a chamada: a gravada prova outro passo"');
  expect(csv).toContain('"sem prova; chamadas que não servem: 1"');
});

it('a step of several notifications has a proof for each of them', () => {
  const notifications = ['notificarCompraEVendaCriada', 'notificarCompraEVendaLiquidada'];
  const step = {
    id: 'NOT-06',
    journey: 'Webhooks',
    action: 'Receba as notificações.',
    notifications,
  };
  const body = { eventType: 'compraEVendaCriada', subjectId: '1' };
  const traffic = record({ url: '/webhooks', method: 'POST', body });
  const { csv, page } = writeEvidence(matchSteps(traffic, [step]), traffic);
  expect(csv).toContain('"com prova";"compraEVendaCriada"');
  expect(csv).toContain('"sem prova";"notificarCompraEVendaLiquidada"');
  expect(page).toContain('0 de 1 passos com prova');
});
