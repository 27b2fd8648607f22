import { describe, expect, it } from 'vitest';
import '../../server/createCore.js';
import { exampleOf } from '../../__tests__/examples.js';
import { inject, TestSandbox } from '../../__tests__/startSandbox.js';
import { loadRules, type Replacements } from '../../rules/loadRules.js';
import { drawSurprises } from '../drawSurprises.js';

const investor = exampleOf('cadastrarInvestidor');

async function lastSurprises(sandbox: TestSandbox): Promise<unknown> {
  return (await sandbox.read('GET /_sandbox/log')).items.at(-1).surprises;
}

/** The JSON of a read at the end of a journey, with floats. */
async function readUnder(
  rules: Replacements,
  route: string,
  place: object = { journey: 'bloqueios' },
) {
  const sandbox = await TestSandbox.start(rules);
  await sandbox.call('POST /_sandbox/seed', place);
  const token = await sandbox.login();
  return { answer: await sandbox.read(route, undefined, token), sandbox };
}

it('the alternatives of a rule begin with the assumed one, and are values of the rule', () => {
  for (const { alternatives = {}, id, parameters, question } of loadRules().entries) {
    for (const [name, values] of Object.entries(alternatives)) {
      expect(question, id).toBeDefined();
      expect(values[0], id).toEqual(parameters[name]);
      for (const value of values) loadRules({ [id]: { [name]: value } });
    }
  }
});

it('the alternatives of a rule are drawn by a seed, the same ones each time', () => {
  const draws = ['1', '2', '3', 'equipe'].map(drawSurprises);
  expect(drawSurprises('1')).toEqual(draws[0]);
  expect(new Set(draws.map((draw) => JSON.stringify(draw))).size).toBe(draws.length);
  for (const draw of draws) expect(loadRules(draw).surprises.length).toBeGreaterThan(5);
  expect(loadRules().surprises).toEqual([]);
});

it('leaves every step of the story possible under the last alternative of each rule', async () => {
  const rules = loadRules().entries.map(({ alternatives = {}, id }) => {
    const last = Object.entries(alternatives).map(([name, values]) => [name, values.at(-1)]);
    return [id, Object.fromEntries(last)];
  });
  const { answer } = await readUnder(Object.fromEntries(rules), 'GET /api/v1/operacoes', {
    journey: 'eventos-e-resgate-antecipado',
    step: 8,
  });
  expect(answer.data[0]).toMatchObject({ status: 'EMITIDO', campoNovo: {} });
});

describe('an answer', () => {
  it('has days with a time', async () => {
    const rules = { 'formato-dos-dias': { dia: 'hora-utc' } };
    const { answer, sandbox } = await readUnder(rules, 'GET /api/v1/operacoes');
    expect(answer.data[0].criteriosRemuneracao.dataEmissao).toBe('2026-03-16T00:00:00.000Z');
    expect(await lastSurprises(sandbox)).toEqual([
      { rule: 'formato-dos-dias', question: 'formato-de-datas', values: { dia: 'hora-utc' } },
    ]);
  });

  it('has numbers as texts, but whole ones as numbers', async () => {
    const rules = { 'numeros-em-texto': { numero: 'texto' } };
    for (const path of ['eventos', 'movimentacoes', 'operacoes']) {
      const { answer } = await readUnder(rules, `GET /api/v1/${path}?page=1`);
      expect(JSON.stringify(answer.data)).not.toMatch(/":\d/);
      expect(answer.pagination).toMatchObject({ page: 1, total: 1 });
    }
  });

  it('has unknown values, unknown fields and nulls', async () => {
    const rules = {
      'valores-novos': { ultimo: 'novo' },
      'campos-novos': { campos: 'mais-um' },
      'campos-sem-valor': { vazio: 'nulo' },
    };
    const { answer, sandbox } = await readUnder(rules, 'GET /api/v1/operacoes', {
      journey: 'debenture-com-parcelas',
      step: 9,
    });
    const named = Object.keys(rules).map((rule) => expect.objectContaining({ rule }));
    expect(await lastSurprises(sandbox)).toEqual(expect.arrayContaining(named));
    const [first, last] = answer.data;
    expect([first.status, last.status]).toEqual(['EMITIDO', 'VALOR_NOVO']);
    expect(first.campoNovo).toEqual({ versao: 2 });
    expect(last.isin).toBeNull();
  });

  it.each([
    ['problema', 'application/problem+json', /^{"type":"about:blank","title":".+","status":404}$/],
    ['lista', 'application/json; charset=utf-8', /^{"errors":\[{"code":404,"message":".+"}\]}$/],
    ['texto', 'text/plain; charset=utf-8', /^[A-Z][^{]+$/],
  ])('that is an error may be a %s', async (forma, type, form) => {
    const { sandbox } = await TestSandbox.start({ 'corpo-dos-erros': { forma } });
    const refused = await inject(sandbox, { url: '/api/v1/nada' });
    expect(refused).toMatchObject({ statusCode: 404, headers: { 'content-type': type } });
    expect(refused.body).toMatch(form);
  });
});

it.each([409, 422])('a refusal by state with code %i has a text', async (codigo) => {
  const sandbox = await TestSandbox.start({ 'recusa-por-estado': { codigo } });
  await sandbox.call('POST /api/v1/investidores', investor);
  const { status, text } = await sandbox.call('POST /api/v1/investidores', investor);
  expect(status).toBe(codigo);
  expect(JSON.parse(text).mensagem).toMatch(/^[AO] .+\.$/);
  expect(await lastSurprises(sandbox)).toMatchObject([{ rule: 'recusa-por-estado' }]);
});

describe('pages', () => {
  /** The investors and the total on each page of two. */
  const readPages = async (rules: Replacements) => {
    const sandbox = await TestSandbox.start(rules);
    for (const cpfCnpj of ['52998224725', '11144477735', '39053344705']) {
      await sandbox.call('POST /api/v1/investidores', { ...investor, cpfCnpj });
    }
    const pages = [];
    for (let page = 1; page <= 3; page += 1) {
      const route = `GET /api/v1/investidores?page=${page}&pageSize=2`;
      const { data, pagination } = await sandbox.read(route);
      pages.push([data.map(({ cpfCnpj }: { cpfCnpj: string }) => cpfCnpj), pagination.total]);
    }
    return pages;
  };

  it('begin with the oldest item, or with the newest', async () => {
    expect(await readPages({ 'ordem-das-listas': { primeiro: 'mais-novo' } })).toEqual([
      [['39053344705', '11144477735'], 3],
      [['52998224725'], 3],
      [[], 3],
    ]);
  });

  it.each([
    ['cresce', [3, 4, 5]],
    ['pagina', [2, 1, 0]],
  ])('have a total that is: %s', async (total, totals) => {
    const pages = await readPages({ 'total-da-paginacao': { total } });
    expect(pages.map(([, shown]) => shown)).toEqual(totals);
  });
});
