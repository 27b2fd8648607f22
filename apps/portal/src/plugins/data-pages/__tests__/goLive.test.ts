import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { goLivePage } from '../goLivePage';
import { elementsOf, rowsOf, show, writeData } from './support';

const LIST = `- id: chaves
  name: Chaves
  items:
    - id: CHV-01
      essential: true
      check: A chave está no [cofre](/docs/intro).
      why: Com ela se faz tudo.
      evidence: a lista de acessos.
    - id: CHV-02
      check: Há duas chaves.
      why: A troca não espera.
      evidence: a data do ensaio.
`;

const page = (file: string) => goLivePage({ file, csv: '/lista.csv' });

it('the page offers the spreadsheet and shows each item with why and proof', () => {
  const root = show('# A\n\n<GoLiveChecklist />\n', page(writeData(LIST)));
  expect(root.children.map((node) => textOf(node))).toEqual([
    'A',
    'Baixar a lista em CSV (2 itens, 1 essencial, para Excel e outras planilhas)',
    'ÁreaChaves Só os essenciais',
    'ChavesCHV-01 A chave está no cofre.essencialPor queCom ela se faz tudo.Provaa lista de acessos.Vejacofre' +
      'CHV-02 Há duas chaves.Por queA troca não espera.Provaa data do ensaio.',
  ]);
  const chief = ({ attributes }: ReturnType<typeof elementsOf>[number]) =>
    'data-chief' in attributes;
  expect(elementsOf(root, 'details').map(chief)).toEqual([true, false]);
});

it('the page reads Markdown in texts, and never takes them for elements', () => {
  const hostile = LIST.replace('Chaves', '<b>{x}</b>').replace('Há duas', '<i>{y}</i> Há');
  const root = show('<GoLiveChecklist />', page(writeData(hostile)));
  expect(textOf(root)).toContain('<b>{x}</b>');
  for (const name of ['b', 'i']) expect(elementsOf(root, name)).toEqual([]);
});

it('the spreadsheet has a row for each item, with three cells left for the reader', () => {
  expect(rowsOf(page(writeData(LIST)))).toEqual([
    '\uFEFFitem;essencial;area;conferir;por_que;prova;feito;data;responsavel',
    'CHV-01;sim;Chaves;A chave está no cofre.;Com ela se faz tudo.;a lista de acessos.;;;',
    'CHV-02;não;Chaves;Há duas chaves.;A troca não espera.;a data do ensaio.;;;',
    '',
  ]);
});
