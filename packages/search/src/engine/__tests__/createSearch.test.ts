import { describe, expect, it } from 'vitest';
import { createSearch } from '../createSearch.js';
import { pathInCall } from '../describeResult.js';
import { readPath } from '../matchPath.js';
import type { Entry, Group, Kind } from '../Search.js';

const describeEntry = (kind: Kind, anchor: string, title: string, text = ''): Entry => ({
  kind,
  anchor,
  title,
  text,
  names: [],
});

const describeField = (title: string, text = '') =>
  describeEntry('field', `pagar.body.${title}`, title, text);

function describePage(page: string, title: string, entries: readonly Entry[] = []): Group {
  const own = describeEntry('guide', '', title);
  return { ...own, page, area: page.split('/')[1] ?? '', trail: [], entries };
}

const groups: readonly Group[] = [
  describePage('/estados', 'Estados', [
    describeEntry('section', 'avisos', 'Avisos', 'O aviso de cada estado.'),
    describeEntry('value', 'ausente', 'Não Cadastrado'),
    describeEntry('section', 'envio', 'Envio de formulário'),
  ]),
  describePage('/avisos', 'Avisos e notificações'),
  describePage('/cadastros', 'Ser cadastrado'),
  describePage('/perguntas', 'Perguntas que estão em aberto e para levar', [
    describeEntry('question', 'um-token-para-todos', 'Vale o mesmo em cada serviço?'),
  ]),
  {
    ...describePage('/downloads', 'OpenAPI de Emissão (YAML)'),
    kind: 'file',
    anchor: 'arquivo-emissao.yaml',
    path: '/contratos/emissao.yaml',
  },
];
const PAYMENT: Group = {
  ...describePage('', 'Pagar', [
    describeField('عنوان', 'الشارع والمدينة'),
    describeField('ofício', `${'A ordem vale. '.repeat(11)}Guarde o número do alvará, e o prazo.`),
    describeField('mandado', `Antes do sequestro (${'judicial, '.repeat(20)}e mais).`),
    ...['bloqueio', 'emissão', 'conciliação', 'liquidação'].map((title) => describeField(title)),
    ...['precoUnitario', 'dataVencimento'].map((title) => describeField(title)),
  ]),
  kind: 'operation',
  anchor: 'pagar',
  path: '/faturas/{cpf}/pagar',
};
const words = { equivalents: [], foreign: [], translations: [] };
const search = await createSearch({ areas: [], groups, words });
const searchPayment = await createSearch({ areas: [], groups: [PAYMENT], words });
const find = (query: string) => searchPayment(query).results.map(({ title }) => title);
const first = (query: string) => search(query).results[0]?.url;

describe('the order of results', () => {
  it('begins with the home of an area, though a section of another page is called so, too', () => {
    expect(first('avisos')).toBe('/avisos');
  });

  it('leads to a file by what it is and by its name', () => {
    for (const query of ['yaml emissão', 'openapi emissao', 'emissao.yaml']) {
      expect(first(query)).toBe('/downloads#arquivo-emissao.yaml');
    }
  });

  it('begins with a value of several words', () => {
    expect(first('nao cadastrado')).toBe('/estados#ausente');
  });

  it('knows a question by the anchor that its author chose', () => {
    expect(first('um token para todos')).toBe('/perguntas#um-token-para-todos');
  });
});

it('a query that no page has whole gives the pages with most of its words, and names the missing ones', () => {
  expect(search('transição de estados').results).toMatchObject([
    { url: '/estados', missing: ['transição'] },
  ]);
  expect(search('envio de formulário criptografado').results[0]).toMatchObject({
    url: '/estados#envio',
    missing: ['criptografado'],
  });
});

it('a query that no page has whole gives nothing if its known words are no names', () => {
  for (const query of ['receita de formulário', 'previsão do tempo', 'asdfgh']) {
    expect(search(query).results).toEqual([]);
  }
});

it.each([
  ['الشارع', 'عنوان'],
  ['bloqeio, bloqueiio, blouqeio', 'bloqueio'],
  ['emição', 'emissão'],
  ['conciliassão', 'conciliação'],
  ['likidação', 'liquidação'],
  ['precoUnitaro, prco unitaro', 'precoUnitario'],
  ['dataVencmeto', 'dataVencimento'],
])('finds words of any script and their misspellings: %s for %s', (queries, title) => {
  for (const query of queries.split(', ')) expect(find(query)).toEqual([title]);
});

it('finds an operation by the names in its path, not by its parameters or two typos in a word', () => {
  expect(find('faturas')).toEqual(['Pagar']);
  for (const query of ['cpf', 'blouqelo']) expect(find(query)).toEqual([]);
});

it.each(['GET /faturas/cpf/pagar', 'get faturas cpf  pagar'])('reads %s as a path', (query) => {
  expect(readPath(query)).toEqual({
    method: 'GET',
    segments: ['faturas', 'cpf', 'pagar'],
    rest: '',
  });
});

it.each([
  ['alvará', /^…Guarde o número do alvará, e o prazo\.$/],
  ['ordem alvará', /ordem .*alvará/],
  ['sequestro', /^Antes do sequestro \(.*judicial…$/],
  ['judicial', /^Antes do sequestro \(.*judicial…$/],
])('cuts the text around %s at words, at the first of equal places', (query, excerpt) => {
  expect(searchPayment(query).results[0]?.excerpt).toMatch(excerpt);
});

it.each([
  ['listar.query.status', 'status', ['Consulta']],
  ['listar.body.conta', 'conta', ['Corpo']],
  ['listar.200.data.status', 'status', ['Resposta 200', 'data']],
  // A value is inside its field; an error has no parent.
  ['listar.body.tipo', 'JUDICIAL', ['Corpo', 'tipo']],
  ['listar.404', 'Bloqueio não encontrado.', ['Resposta 404']],
  ['grupo.Bloqueios', 'Bloqueios', []],
])('names the place of %s in its call', (anchor, title, expected) => {
  expect(pathInCall(anchor, 'listar', title)).toEqual(expected);
});
