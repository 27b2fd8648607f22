import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { homologationPage, listStepMoves } from '../homologation/homologationPage';
import { SCRIPT_PAGES, STEPS } from './samples';
import { elementsOf, linksOf, show, writeData } from './support';

/** A second area. Its core step needs a step of the first. */
const MORE = `
- id: conciliacoes
  name: Conciliações
  intro: Outro começo.
  steps:
    - id: CNC-01
      operation: conciliarOperacoes
      action: Concilie depois de BLQ-01.
      needs: [BLQ-01]
      core: true
      expected: A lista.
`;
const file = writeData(STEPS + MORE);
const page = homologationPage({ ...SCRIPT_PAGES, file });
const AREAS = '/docs/frontier/homologacao';

/** Linked step numbers with their targets. */
const numbersOf = (root: ReturnType<typeof show>) =>
  elementsOf(root, 'a')
    .filter(({ attributes }) => attributes.className === 'steps-number')
    .map(({ attributes, text }) => `${text} ${attributes.href}`);

describe('the page of the core', () => {
  const root = show('# A\n\n<HomologationCore />\n\n<HomologationAreas />\n', page);

  it('offers the spreadsheet', () => {
    expect(elementsOf(root, 'a')[0]).toEqual({
      text: 'Baixar o roteiro em CSV',
      attributes: { id: 'arquivo-roteiro.csv', href: '/roteiro.csv', download: null },
    });
  });

  it('has the core steps only, by journey, each leading to its row on the page of its area', () => {
    const headings = root.children.filter(({ type }) => type === 'heading').map((h) => textOf(h));
    expect(headings).toEqual(['A', 'Bloqueios', 'Conciliações']);
    expect(elementsOf(root, 'tr').filter(({ attributes }) => attributes.id)).toEqual([]);
    expect(elementsOf(root, 'span')).toEqual([]);
    expect(numbersOf(root)).toEqual([
      `BLQ-01 ${AREAS}/bloqueios#BLQ-01`,
      `BLQ-04 ${AREAS}/bloqueios#BLQ-04`,
      `CNC-01 ${AREAS}/conciliacoes#CNC-01`,
      `BLQ-01 ${AREAS}/bloqueios#BLQ-01`,
      `BLQ-01 ${AREAS}/bloqueios#BLQ-01`,
    ]);
  });

  it('leads to every area, with the number of its steps', () => {
    const table = root.children.find((node) => node.type === 'table');
    expect(table?.children.map((row) => row.children.map((cell) => textOf(cell)))).toEqual([
      ['Área', 'Passos', 'Do núcleo'],
      ['Bloqueios', '5', '1'],
      ['Conciliações', '1', '1'],
    ]);
    expect(linksOf(root).slice(-2)).toEqual([
      `Bloqueios ${AREAS}/bloqueios`,
      `Conciliações ${AREAS}/conciliacoes`,
    ]);
  });
});

describe('the page of an area', () => {
  const root = show('<HomologationScript area="bloqueios" />\n', page);
  const elements = (name: string) => elementsOf(root, name);

  it('has a table with a row for each step', () => {
    expect(elements('table')).toHaveLength(1);
    const rows = elements('tr').map(({ attributes }) => attributes.id);
    expect(rows).toEqual([undefined, 'BLQ-01', 'BLQ-02', 'BLQ-03', 'BLQ-04', 'BLQ-05']);
  });

  it('links method and path to the reference, and the call to its guide', () => {
    const links = linksOf(root);
    expect(links.slice(0, 3)).toEqual([
      `Como usar o roteiro ${AREAS}#como-usar`,
      'POST /api/v1/bloqueios /docs/frontier/pos-emissao/api#criarBloqueio',
      'Criar bloqueio /docs/frontier/pos-emissao/bloqueios/criarBloqueio',
    ]);
    expect(links.slice(-3)).toEqual([
      'Cadastro pendente /docs/frontier/webhook/api#notificarCadastroPendente',
      'Cadastro aprovado /docs/frontier/webhook/api#notificarCadastroAprovado',
      'Eventos de cadastros /docs/frontier/webhook/eventos/cadastros',
    ]);
  });

  it('links the number of another step to its row, on this page or another', () => {
    expect(numbersOf(root)).toEqual(['BLQ-04 #BLQ-04', 'BLQ-01 #BLQ-01', 'BLQ-01 #BLQ-01']);
    expect(numbersOf(show('<HomologationScript area="conciliacoes" />\n', page))).toEqual([
      `BLQ-01 ${AREAS}/bloqueios#BLQ-01`,
      `BLQ-01 ${AREAS}/bloqueios#BLQ-01`,
    ]);
  });

  it('marks the core in its row, with what to keep', () => {
    expect(elements('span')).toEqual([{ text: 'núcleo', attributes: { className: 'steps-core' } }]);
    const notes = elements('div').filter(({ attributes }) => attributes.className === 'steps-note');
    expect(notes.map(({ text }) => text)).toEqual(['Guarde: O id, para BLQ-04.', 'Antes: BLQ-01']);
  });

  it('is refused for an area that the script does not have', () => {
    expect(() => show('<HomologationScript area="travas" />', page)).toThrow(
      '<HomologationScript area="travas" />: the areas are bloqueios, conciliacoes.',
    );
  });

  it('is where the search finds the steps of the area', () => {
    const [, , script] = page.elements;
    const found = script?.find?.(new Map([['area', 'conciliacoes']])) ?? [];
    expect(found.map(({ anchor }) => anchor)).toEqual(['CNC-01']);
  });
});

it('leads areas and steps on from the one page they stood on', () => {
  const moves = listStepMoves({ ...SCRIPT_PAGES, file }).map(({ anchor, route, target }) => [
    `${route}#${anchor}`,
    target,
  ]);
  expect(moves).toEqual([
    [`${AREAS}#bloqueios`, `${AREAS}/bloqueios`],
    [`${AREAS}#BLQ-*`, `${AREAS}/bloqueios#BLQ-*`],
    [`${AREAS}#conciliacoes`, `${AREAS}/conciliacoes`],
    [`${AREAS}#CNC-*`, `${AREAS}/conciliacoes#CNC-*`],
  ]);
});
