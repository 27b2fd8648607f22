import { expect, it } from 'vitest';
import { homologationPage } from '../homologation/homologationPage';
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

it('the list of steps is filtered by its areas', () => {
  const options = elements('option').map(({ text }) => text);
  expect(options).toEqual(['Área', 'Bloqueios', 'Conciliações']);
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

it('the list of steps is where the search finds areas and steps', () => {
  const found = page.elements.HomologationSteps?.find?.(new Map()) ?? [];
  expect(found.map(({ anchor }) => anchor).slice(-2)).toEqual(['conciliacoes', 'CNC-01']);
});
