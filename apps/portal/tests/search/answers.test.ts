import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { search } from '../support/searchData';

const FORUM = 'apps/portal/tests/search/queries-forum.yml';

function first(query: string) {
  const [result] = search(query).results;
  return result && `${result.kind} ${result.url}`;
}

it.each([
  // Names rank first.
  ['Bloqueio não encontrado.', 'error /docs/frontier/pos-emissao/api#liberarBloqueio.404'],
  ['escriturador', 'term /docs/frontier/glossario#escriturador'],
  // A path with concrete ids, from any host.
  [
    'https://pos-emissao.homologacao.frontier.example/api/v1/bloqueios/92276658-1e27-41c0-8a6a-63ec24ede6a4/liberar',
    'operation /docs/frontier/pos-emissao/api#liberarBloqueio',
  ],
  // Forms, misspellings, questions, words of the trade.
  ...[
    'como faço para liberar um bloqueio?',
    'liberação de bloqueios',
    'ilberar bloqeuio',
    'baixar bloqueio',
    'releasing a lien',
  ].map((query) => [query, 'guide /docs/frontier/pos-emissao/bloqueios/liberarBloqueio']),
  ['cod_operacao', 'field /docs/frontier/operacao/api#listarOperacoes.query.operacaoCodigo'],
  ['investidor pf', 'guide /docs/frontier/onboarding/investidores/cadastrarInvestidor'],
  ['feed', 'guide /docs/frontier/webhook/feed-notificacoes/listarNotificacoes'],
  ['tamanho maximo do arquivo', 'question /docs/frontier/perguntas#arquivos-aceitos'],
  ['liberar parcialmente', 'question /docs/frontier/perguntas#liberacao-parcial'],
  ['avançar o tempo', 'section /docs/frontier/sandbox/controle#relógio'],
  // A verb finds a call or a question; a participle finds the event.
  ['cancelar operação', 'question /docs/frontier/perguntas#cancelar-e-aditar'],
  ['operação cancelada', 'event /docs/frontier/webhook/api#notificarOperacaoCancelada'],
  ['horário de Brasília', 'guide /docs/frontier/conceitos/datas'],
  // English, in its forms and with its phrases.
  ['delete investors', 'guide /docs/frontier/onboarding/investidores/removerInvestidor'],
  ['bookkeeper', 'term /docs/frontier/glossario#escriturador'],
  ['investor position', 'guide /docs/frontier/pos-emissao/investidores'],
  // An error as programs print it.
  [
    '{"message":"Requisição inválida."}',
    'section /docs/frontier/conceitos/erros#400-requisição-inválida',
  ],
  [
    '{"errors":[{"code":404,"message":"Bloqueio não encontrado."}]}',
    'error /docs/frontier/pos-emissao/api#liberarBloqueio.404',
  ],
  [
    '{"detalhes":[{"onde":"corpo","contrato":"emissao.yaml: adicionarParcelas.body.valorTotal"}]}',
    'field /docs/frontier/emissao/api#adicionarParcelas.body.valorTotal',
  ],
  [
    'body/dataVencimento must match pattern "^[0-9]{4}$"',
    'field /docs/frontier/emissao/api#adicionarParcelas.body.dataVencimento',
  ],
  ['status code 500', 'section /docs/frontier/conceitos/erros#500-o-servidor-falhou'],
  // A page comes before questions, values and fields, unless the query is the name of one.
  ['tamanho da página', 'guide /docs/frontier/conceitos/limites'],
  ['assinatura', 'guide /docs/frontier/webhook/autenticacao'],
  ['hmac', 'guide /docs/frontier/webhook/autenticacao'],
  ['criar emissao', 'guide /docs/frontier/emissao/criarNovaSolicitacao'],
  ['pageSize', 'field /docs/frontier/onboarding/api#listarInvestidores.query.pageSize'],
  ...[
    'token',
    'como recebo o token',
    'login',
    'apiKey ou secretKey inválida',
    'erro 401 token expirado',
  ].map((query) => [query, 'guide /docs/frontier/autenticacao/autenticando']),
  ...['saldo insuficiente', 'insufficient balance'].map((query) => [
    query,
    'question /docs/frontier/perguntas#conferencia-do-saldo',
  ]),
  ['qtd parcelas', 'guide /docs/frontier/emissao/adicionarParcelas'],
  // A field by its words, with any preposition or none, and before questions that quote its name.
  ...['data limite da integralizacao', 'data limte integralizaçao'].map((query) => [
    query,
    'field /docs/frontier/emissao/api#criarSolicitacao.body.dataLimiteIntegralizacao',
  ]),
  // Names without their punctuation.
  ['du252', 'term /docs/frontier/glossario#du252'],
  // The page about a format precedes errors about it.
  ['cnpj invalido', 'guide /docs/frontier/conceitos/documentos'],
  ['data inválida', 'guide /docs/frontier/conceitos/datas'],
  // A rule of the simulator and a question, by their ids.
  ['{"regra":"contas"}', 'section /docs/frontier/sandbox/regras#regra-contas'],
  ['um-token-para-todos', 'question /docs/frontier/perguntas#um-token-para-todos'],
])('answers %s with %s', (query, expected) => {
  expect(first(query)).toBe(expected);
});

it('leads with a page that answers it in 36 of 40 queries of forums', () => {
  const queries = Object.entries<string[]>(parse(readFileSync(FORUM, 'utf8')));
  expect(queries).toHaveLength(40);
  const missed = queries.flatMap(([query, pages]) => {
    const { kind, url = '' } = search(query).results[0] ?? {};
    const isGuide = kind === 'guide' || kind === 'section';
    return isGuide && pages.includes(url.split('#')[0] ?? '') ? [] : [`${query}: ${kind} ${url}`];
  });
  expect(missed.slice(4)).toEqual([]);
});

it('shows the guide of a name between the fields that have it', () => {
  expect(search('pageSize').results[2]?.url).toBe('/docs/frontier/conceitos/paginacao');
});

it('names at most three similar entries where it has no answer', () => {
  const { nearest, results } = search('/pix/cob');
  expect(results).toEqual([]);
  expect(nearest.length).toBeLessThanOrEqual(3);
});

it.each(['asdfgh', ' … '])('has no similar entry for %s', (query) => {
  expect(search(query)).toEqual({ results: [], nearest: [] });
});

it('gives each address once, and at most three of a page', () => {
  for (const query of ['erros', 'bloqueio', 'webhook', 'status']) {
    const { results } = search(query, { limit: 40 });
    expect(new Set(results.map(({ url }) => url)).size).toBe(results.length);
    // Each call and each file is a result by itself.
    const guides = results
      .filter(({ kind, url }) => !url.includes('/api#') && kind !== 'file')
      .map(({ url }) => url.split('#')[0]);
    for (const page of guides) {
      expect(guides.filter((other) => other === page).length).toBeLessThanOrEqual(3);
    }
  }
});

it('narrows to kinds and areas', () => {
  const kinds = search('bloqueio', { kinds: ['field', 'value'] }).results;
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.every(({ kind }) => kind === 'field' || kind === 'value')).toBe(true);
  const areas = search('listar', { areas: ['webhook'] }).results;
  expect(areas.length).toBeGreaterThan(0);
  expect(areas.every(({ area }) => area === 'webhook')).toBe(true);
  expect(search('bloqueio', { limit: 2 }).results).toHaveLength(2);
});

it('marks what was found, in title and excerpt', () => {
  const [result] = search('liberação bloqueios').results;
  expect(result?.marks.title.map(([start, end]) => result.title.slice(start, end))).toEqual([
    'Liberar',
    'bloqueio',
  ]);
  const { excerpt = '', marks } = result ?? {};
  expect(marks?.excerpt.map(([start, end]) => excerpt.slice(start, end))).toContain('bloqueio');
});

it('finds while a word is typed', () => {
  for (const query of ['bloq', 'solicitaç', 'criar ofer', 'webho']) {
    expect(search(query).results.length).toBeGreaterThan(0);
  }
});

it('names the areas in the order of navigation', () => {
  expect(search.areas.map(({ id }) => id).slice(0, 6)).toEqual([
    'autenticacao',
    'onboarding',
    'emissao',
    'operacao',
    'pos-emissao',
    'webhook',
  ]);
});
