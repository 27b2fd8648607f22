import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { pageAt, pages } from './support/readPages';

/** Required routes by area; a leading `/` is the site's root. */
const ROUTES = [
  '/',
  ...[
    'markdown-page blog blog/archive blog/authors blog/tags',
    'blog/first-blog-post blog/long-blog-post blog/mdx-blog-post blog/welcome docs docs/intro',
  ].flatMap((line) => line.split(' ').map((route) => `/${route}`)),
  ...guides(
    '',
    ' introducao getting-started ambientes perguntas-frequentes homologacao perguntas perguntar mudancas downloads glossario',
  ),
  ...guides(
    'jornadas',
    ' onboarding-do-emissor nota-comercial debenture-com-parcelas oferta-primaria eventos-e-resgate-antecipado compra-e-venda transferencias bloqueios webhooks',
  ),
  ...guides('conceitos', ' erros paginacao decimais documentos datas arquivos estados limites'),
  ...guides('autenticacao', ' autenticando'),
  ...guides(
    'onboarding',
    ' endpoints cadastros/criarCadastro cadastros/consultarCadastros cadastros/consultarCadastroPorId cadastros/atualizarCadastro cadastros/submeterCadastro documentos/atribuirDocumento documentos/consultarDocumentos documentos/consultarDocumentoPorId representantesLegais/criarRepresentante representantesLegais/alterarRepresentante representantesLegais/consultarRepresentantes representantesLegais/consultarRepresentantePorId investidores/cadastrarInvestidor investidores/listarInvestidores investidores/consultarInvestidor investidores/atualizarInvestidor investidores/removerInvestidor',
  ),
  ...guides(
    'emissao',
    ' criarNovaSolicitacao consultarSolicitacao listagemSolicitacao adicionarDadosFinanceiros adicionarParcelas consultarParcelas uploadDosDocumentos submissaoSolicitacaoCentralDepositaria consultarQuantidadesDeEmissoesDoEmissor ofertasPrimarias/criarOfertaPrimaria ofertasPrimarias/consultarOfertasPrimarias ofertasPrimarias/aprovarOuReprovarOfertaPrimaria',
  ),
  ...guides('operacao', ' consultarOperacoes'),
  ...guides(
    'pos-emissao',
    ' bloqueios/consultarBloqueios bloqueios/criarBloqueio bloqueios/liberarBloqueio compraEVenda conciliacoes/conciliarOperacoes conciliacoes/conciliarPosicoes conciliacoes/conciliarCustodia eventosFinanceiros/listarEventos eventosFinanceiros/liquidarEvento eventosFinanceiros/liquidarEventoExtraordinario investidores movimentacoes/consultarMovimentacoes movimentacoes/aprovarOuReprovarMovimentacao projecoesPu transferenciaCustodia transferenciaTitularidade',
  ),
  ...guides(
    'webhook',
    ' entrega tentativas autenticacao configuracao/consultarConfiguracao configuracao/atualizarConfiguracao eventos/custodiante eventos/gestor eventos/cadastros eventos/compra-e-venda eventos/eventos-financeiros eventos/ofertas-primarias eventos/operacoes eventos/transferencia-custodia eventos/transferencia-titularidade feed-notificacoes/listarNotificacoes feed-notificacoes/confirmarRecebimento testes-notificacoes/criarTeste testes-notificacoes/listarTestes testes-notificacoes/enviarTeste',
  ),
  ...portal.services.map(({ route }) => route),
];

function guides(area: string, pages: string): string[] {
  return pages.split(' ').map((page) => ['/docs/frontier', area, page].filter(Boolean).join('/'));
}

const readPage = (route: string) => pageAt(route)?.html ?? '';

it('has each page, in Portuguese and with one heading of the first level', () => {
  for (const route of ROUTES) {
    const html = readPage(route);
    expect(html, route).toMatch(/<html[^>]* lang="?pt-BR"?/);
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
  }
});

it('skips no level of headings', () => {
  for (const { html, route } of pages) {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, route).toEqual([]);
  }
});

it('leads from each reference to the others', () => {
  const routes = portal.services.map(({ route }) => route);
  for (const route of routes)
    expect(pageAt(route)?.hrefs, route).toEqual(expect.arrayContaining(routes));
});

it('frames a guide by its title, its outline and the footer', () => {
  const page = pageAt('/docs/frontier/introducao');
  const { company, blog, social } = portal.links;
  expect(page?.metadata.get('title')).toMatch(new RegExp(`.+ \\| ${portal.siteTitle}$`));
  expect(page?.hrefs).toEqual(
    expect.arrayContaining([company, blog, social[0]?.href, '/docs/intro', '#quem-participa']),
  );
  expect(page?.html).toContain(`© ${portal.copyrightYear}`);
});

it('answers an unknown address with a page that names the fault and a remedy', () => {
  expect(readPage('/404')).toMatch(
    /<h1[^>]*>Página não encontrada<.*avise o dono do site.*o link está quebrado/s,
  );
});
