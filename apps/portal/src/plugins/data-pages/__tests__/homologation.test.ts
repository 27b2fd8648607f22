import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { escapeCell } from '../../../shared/formatCsv';
import { describeScript, readScript } from '../homologation/describeScript';
import { homologationPage } from '../homologation/homologationPage';
import { elementsOf, faultsOf, linksOf, rowsOf, show, writeData } from './support';

/** A script with one step of every kind. */
const STEPS = `
- id: bloqueios
  name: Bloqueios
  intro: Um começo.
  steps:
    - id: BLQ-01
      operation: criarBloqueio
      action: Bloqueie uma "quantidade"; leia a resposta.
      expected: A resposta traz o \`id\`.
      core: true
      keep: O \`id\`, para BLQ-04.
    - id: BLQ-02
      operation: liberarBloqueio
      status: 404
      action: Libere um \`id\` que não existe.
    - id: BLQ-03
      operation: listarBloqueios
      action: "=Liste os bloqueios."
      expected: A lista.
    - id: BLQ-04
      operation: listarBloqueios
      status: none
      action: Liste o de BLQ-01.
      needs: [BLQ-01]
      expected: Nada se sabe.
    - id: BLQ-05
      notifications: [notificarCadastroPendente, notificarCadastroAprovado]
      action: Receba os avisos.
      expected: Cada um uma vez.
`;

const SCRIPT_PAGES = {
  route: '/docs/frontier/homologacao',
  csv: '/roteiro.csv',
} as const;

const index = indexSnapshots();

const describeSteps = (file: string) => describeScript({ ...SCRIPT_PAGES, file }, index);

it('asks for what is expected, unless the step meets an error', () => {
  const yaml = STEPS.replace(/ {6}expected: A lista.\n/, '');
  expect(faultsOf(yaml, readScript)).toEqual(['dados.yml:15 expected: is missing']);
});

describe('holding the script against the contracts', () => {
  it.each([
    [
      'criarBloqueio',
      'criarBloqueios',
      '5 BLQ-01: unknown call "criarBloqueios". Nearest names: criar',
    ],
    ['criarBloqueio', 'notificarCadastroPendente', '5 BLQ-01: unknown call "notificarCadastroPen'],
    ['CadastroPendente', 'Nada', '25 BLQ-05: unknown webhook "notificarNada"'],
    ['404', '409', '11 BLQ-02: liberarBloqueio does not document 409, but 400, 401, 403, 404, 500'],
  ])('refuses %s written %s, with its line and the names that there are', (right, wrong, fault) => {
    expect(faultsOf(STEPS.replace(right, wrong), describeSteps)).toEqual([
      expect.stringContaining(`dados.yml:${fault}`),
    ]);
  });

  it('takes code and exact text from the contracts', () => {
    const [journey] = describeSteps(writeData(STEPS));
    const shown = journey?.steps.map(({ code, expected }) => [
      code,
      textOf({ type: 'paragraph', children: [...expected] }),
    ]);
    expect(shown).toEqual([
      ['201', 'A resposta traz o id.'],
      ['404', 'Bloqueio não encontrado.'],
      ['2xx', 'A lista.'],
      ['Código a descobrir', 'Nada se sabe.'],
      [undefined, 'Cada um uma vez.'],
    ]);
  });

  it('sends each step to the guide about its call', () => {
    const [journey] = describeSteps(
      writeData(STEPS.replaceAll('listarBloqueios', 'listarNotificacoes')),
    );
    expect(journey?.steps.map(({ guide }) => guide.route)).toEqual([
      '/docs/frontier/pos-emissao/bloqueios/criarBloqueio',
      '/docs/frontier/pos-emissao/bloqueios/liberarBloqueio',
      '/docs/frontier/webhook/feed-notificacoes/listarNotificacoes',
      '/docs/frontier/webhook/feed-notificacoes/listarNotificacoes',
      '/docs/frontier/webhook/eventos/cadastros',
    ]);
  });
});

it('has a spreadsheet with a row for each step, and three cells left for the reader', () => {
  expect(rowsOf(homologationPage({ ...SCRIPT_PAGES, file: writeData(STEPS) }))).toEqual([
    '\uFEFFpasso;nucleo;jornada;depende_de;operacao;metodo;caminho;acao;resultado_esperado;guardar;obtido;data;responsavel',
    'BLQ-01;sim;Bloqueios;;criarBloqueio;POST;/api/v1/bloqueios;"Bloqueie uma ""quantidade""; leia a resposta.";201. A resposta traz o id.;O id, para BLQ-04.;;;',
    'BLQ-02;não;Bloqueios;;liberarBloqueio;POST;/api/v1/bloqueios/{id}/liberar;Libere um id que não existe.;404. Bloqueio não encontrado.;;;;',
    "BLQ-03;não;Bloqueios;;listarBloqueios;GET;/api/v1/bloqueios;'=Liste os bloqueios.;2xx. A lista.;;;;",
    'BLQ-04;não;Bloqueios;BLQ-01;listarBloqueios;GET;/api/v1/bloqueios;Liste o de BLQ-01.;Código a descobrir. Nada se sabe.;;;;',
    'BLQ-05;não;Bloqueios;;notificarCadastroPendente, notificarCadastroAprovado;;;Receba os avisos.;Cada um uma vez.;;;;',
    '',
  ]);
});

it.each(['=1', '+1', '-1', '@a', '\ta'])(
  'disarms %j, which is a formula to a spreadsheet',
  (text) => {
    expect(escapeCell(text)).toBe(`'${text}`);
  },
);

/** A second area. Its core step needs a step of the first. */
const MORE = `
- id: conciliacoes
  name: Conciliações
  intro: Outro começo.
  steps:
    - id: CNC-01
      operation: conciliarOperacoes
      action: Concilie um \`Debenture\` depois de BLQ-01.
      needs: [BLQ-01]
      core: true
      expected: A lista.
`;
const page = homologationPage({ ...SCRIPT_PAGES, file: writeData(STEPS + MORE) });
const root = show('<HomologationSteps />\n', page);
const elements = (name: string) => elementsOf(root, name);

it('the list of steps offers the spreadsheet, with the number of steps', () => {
  expect(elements('p')[0]?.text).toBe(
    'Baixar o roteiro em CSV (6 passos, 2 do núcleo, para Excel e outras planilhas)',
  );
  expect(elements('a')[0]?.attributes).toEqual({
    id: 'arquivo-roteiro.csv',
    href: '/roteiro.csv',
    download: null,
  });
});

it('the list of steps has a row for each step with its anchor, and marks the core', () => {
  const rows = elements('details').map(({ attributes }) =>
    'data-chief' in attributes ? `${attributes.id} núcleo` : attributes.id,
  );
  expect(rows.join()).toBe('BLQ-01 núcleo,BLQ-02,BLQ-03,BLQ-04,BLQ-05,CNC-01 núcleo');
});

it('the list of steps links each step to its call, its guide and the steps that it names', () => {
  const links = linksOf(root);
  expect(links.slice(0, 2)).toEqual([
    'POST /api/v1/bloqueios /docs/frontier/pos-emissao/api#criarBloqueio',
    'Criar bloqueio /docs/frontier/pos-emissao/bloqueios/criarBloqueio',
  ]);
  expect(links).toContain('Cadastro pendente /docs/frontier/webhook/api#notificarCadastroPendente');
  const numbers = elements('a').filter(
    ({ attributes: { className } }) => className === 'steps-number',
  );
  expect(numbers.map(({ attributes, text }) => `${text} ${attributes.href}`)).toEqual([
    'BLQ-04 /docs/frontier/homologacao#BLQ-04',
    'BLQ-01 /docs/frontier/homologacao#BLQ-01',
    'BLQ-01 /docs/frontier/homologacao#BLQ-01',
  ]);
});

it('the list of steps is filtered by its areas, where the search finds areas and steps', () => {
  const options = elements('option').map(({ text }) => text);
  expect(options).toEqual(['Área', 'Bloqueios', 'Conciliações']);
  const found = page.elements.HomologationSteps?.find?.() ?? [];
  expect(found.map(({ anchor }) => anchor).slice(-2)).toEqual(['conciliacoes', 'CNC-01']);
});
