import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { search } from '../support/searchData';

const FORUM = 'apps/portal/tests/search/queries-forum.yml';

function first(query: string) {
  const [result] = search(query).results;
  return result && `${result.kind} ${result.url}`;
}

/** Queries by their first result, whose address is below `/docs/frontier`. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  // Names rank first, also without their punctuation and with another spelling.
  'field /webhook/api#atualizarConfiguracao.body.webhookConfig.webhookUrl': [
    ...['webhookUrl', 'webhookConfig.webhookUrl', 'corpo/webhookConfig/webhookUrl é inválido'],
  ],
  'field /emissao/api#criarOfertaPrimaria.body.investidores.quantidade': [
    ...['investidores[0].quantidade', 'corpo/investidores/0/quantidade: deve ser maior que zero'],
  ],
  'error /pos-emissao/api#liberarBloqueio.404': [
    'Bloqueio não encontrado.',
    '{"errors":[{"code":404,"message":"Bloqueio não encontrado."}]}',
  ],
  'field /operacao/api#listarOperacoes.query.operacaoCodigo': ['cod_operacao'],
  'field /onboarding/api#listarInvestidores.query.pageSize': ['pageSize'],
  'term /glossario#du252': ['du252'],
  // A path with concrete ids, from any host.
  'operation /pos-emissao/api#liberarBloqueio': [
    'POST /api/v1/bloqueios/123/liberar',
    'curl -X POST "$URL/api/v1/bloqueios/123/liberar" -H "Content-Type: application/json"',
    'https://pos-emissao.homologacao.frontier.example/api/v1/bloqueios/92276658-1e27-41c0-8a6a-63ec24ede6a4/liberar',
  ],
  'operation /pos-emissao/api#transferirTitularidade': ['post transferencias-titularidade'],
  'operation /pos-emissao/api#listarBloqueios': ['/api/v1/bloqueios?operacaoCodigo=LNC000417'],
  // An address of this site. A code that is not in it. A law, with or without its point.
  'guide /webhook/eventos/compra-e-venda': ['/docs/frontier/webhook/eventos/compra-e-venda.md'],
  'section /conceitos/erros#400-requisição-inválida': [
    '{"message":"Requisição inválida."}',
    'https://docs.frontier.example/docs/frontier/conceitos/erros#400-requisi%C3%A7%C3%A3o-inv%C3%A1lida',
  ],
  'question /perguntas#codigo-do-instrumento': ['LNC000123', 'LNC0001234567 nao aparece'],
  'term /glossario#debenture': ['lei 6404', 'Lei nº 6.404'],
  // Forms, misspellings, questions, words of the trade, English in its forms and with its phrases.
  'guide /pos-emissao/bloqueios/liberarBloqueio': [
    ...['liberar bloqueio', 'como faço para liberar um bloqueio?', 'liberação de bloqueios'],
    ...['ilberar bloqeuio', 'baixar bloqueio', 'releasing a lien'],
  ],
  'term /glossario#escriturador': ['escriturador', 'bookkeeper'],
  'term /glossario#convencao': ['juros 30/360'],
  'term /glossario#kyc': ['kyc', 'conheça seu cliente', 'PLD'],
  'section /clientes#proxy-da-empresa': ['SSLHandshakeException: PKIX path building failed'],
  'guide /onboarding/investidores/cadastrarInvestidor': ['investidor pf'],
  'guide /onboarding/investidores/removerInvestidor': ['delete investors', 'deletar investidor'],
  'guide /pos-emissao/investidores': ['investor position'],
  'guide /webhook/feed-notificacoes/listarNotificacoes': ['feed'],
  // A verb finds a call or a question, a participle the event, a status the first object with it.
  'question /perguntas#cancelar-e-aditar': ['cancelar operação', 'excluir oferta'],
  'event /webhook/api#notificarOperacaoCancelada': ['operação cancelada'],
  'question /perguntas#arquivos-aceitos': ['tamanho maximo do arquivo'],
  'question /perguntas#liberacao-parcial': ['liberar parcialmente'],
  'question /perguntas#ordem-das-listas': ['sort by date', 'ordenação'],
  'section /conceitos/estados#tipo-de-instrumento': ['cri cra'],
  'value /conceitos/estados#estado-submissao-aguardando-liquidacao': ['AGUARDANDO_LIQUIDACAO'],
  'question /perguntas#conferencia-do-saldo': ['saldo insuficiente', 'insufficient balance'],
  // A page comes before questions, values and fields, unless the query is the name of one.
  'guide /autenticacao/autenticando': [
    ...['token', 'token em cache', 'obter token', 'como recebo o token', 'autenticar', 'login'],
    ...['apiKey ou secretKey inválida', 'erro 401 token expirado'],
  ],
  'guide /webhook/autenticacao': ['assinatura', 'hmac'],
  'guide /conceitos/limites': ['tamanho da página'],
  'guide /emissao/criarNovaSolicitacao': ['criar emissao'],
  'guide /emissao/adicionarParcelas': ['qtd parcelas', 'excluir parcela'],
  // An error as programs print it.
  'section /conceitos/erros#500-o-servidor-falhou': ['status code 500', '502 bad gateway'],
  'section /conceitos/erros#outro-4xx-como-409-ou-422': [
    ...['HTTP 422 Unprocessable Entity', 'tipo de mídia não suportado'],
  ],
  'field /emissao/api#adicionarParcelas.body.valorTotal': [
    '{"detalhes":[{"onde":"corpo","contrato":"emissao.yaml: adicionarParcelas.body.valorTotal"}]}',
  ],
  'field /emissao/api#adicionarParcelas.body.dataVencimento': [
    'body/dataVencimento must match pattern "^[0-9]{4}$"',
  ],
  // A field by its words, with any preposition or none, and before questions that quote its name.
  'field /emissao/api#criarSolicitacao.body.dataLimiteIntegralizacao': [
    ...['data limite de integralização', 'data limite da integralizacao'],
    ...['data limte integralizaçao', 'dataLimteIntegralizacao'],
  ],
  // The page about a format precedes errors about it.
  'guide /conceitos/documentos': ['cpf invalido', 'cnpj invalido'],
  'guide /conceitos/datas': ['data inválida', 'horário de Brasília'],
  'section /sandbox/controle#relógio': ['avançar o tempo'],
  'section /sandbox/controle#falhas': ['forçar erro 500'],
  // A rule of the simulator by its errors, whose values differ. A rule and a question, by their ids.
  'error /sandbox/regras#regra-oferta-e-subscricao': ['passa do que 39053344705 subscreveu, 200'],
  'error /sandbox/regras#regra-objeto-inexistente': [
    'não há cadastro 5f0c8b1e-52c1-4a86-9d0e-6f1c2b3a4d5e nesta conta',
  ],
  'section /sandbox/regras#regra-contas': ['{"regra":"contas"}'],
  'question /perguntas#um-token-para-todos': ['um-token-para-todos'],
};

it.each(Object.entries(ANSWERS))('answers first with %s: %j', (expected, queries) => {
  const answers = queries.map((query) => first(query)?.replace('/docs/frontier', ''));
  expect(answers).toEqual(queries.map(() => expected));
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

it('names at most three similar entries where it has no answer', () => {
  expect(search('/pix/cob').results).toEqual([]);
  expect(search('/pix/cob').nearest.length).toBeLessThanOrEqual(3);
  for (const query of ['asdfgh', ' … ']) expect(search(query).nearest).toEqual([]);
});

it('gives each address once, and at most three of a page', () => {
  // After two values of one name comes the term.
  expect(search('30/360').results.map(({ kind }) => kind)[2]).toBe('term');
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
  const kinds = search('bloqueio', { kinds: ['field', 'value'] }).results.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['field', 'value']));
  const areas = search('listar', { areas: ['webhook'] }).results.map(({ area }) => area);
  expect(new Set(areas)).toEqual(new Set(['webhook']));
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
  for (const query of ['bloq', 'solicitaç', 'criar ofer', 'webho', 'reconc', 'blok']) {
    expect(search(query).results.length).toBeGreaterThan(0);
  }
});

it('names the areas in the order of navigation', () => {
  const ids = search.areas.map(({ id }) => id).join(' ');
  expect(ids).toMatch(/^autenticacao onboarding emissao operacao pos-emissao webhook /);
});
