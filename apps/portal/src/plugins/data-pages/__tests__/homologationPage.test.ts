import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { homologationPage } from '../homologation/homologationPage';
import { STEPS } from './samples';
import { elementsOf, linksOf, show, writeData } from './support';

describe('the page', () => {
  const page = homologationPage({
    file: writeData(STEPS),
    docs: 'apps/portal/docs',
    csv: '/roteiro.csv',
  });
  const root = show('# A\n\n<HomologationScript />\n', page);
  const elements = (name: string) => elementsOf(root, name);

  it('offers the spreadsheet', () => {
    expect(elements('a')[0]).toEqual({
      text: 'Baixar o roteiro em CSV',
      attributes: { id: 'arquivo-roteiro.csv', href: '/roteiro.csv', download: null },
    });
  });

  it('has a heading and a table for each journey, with a row for each step', () => {
    const headings = root.children.filter(({ type }) => type === 'heading').map((h) => textOf(h));
    expect(headings).toEqual(['A', 'Bloqueios']);
    expect(elements('table')).toHaveLength(1);
    const rows = elements('tr').map(({ attributes }) => attributes.id);
    expect(rows).toEqual([undefined, 'BLQ-01', 'BLQ-02', 'BLQ-03', 'BLQ-04', 'BLQ-05']);
  });

  it('links method and path to the reference, and the call to its guide', () => {
    const links = linksOf(root);
    expect(links.slice(0, 2)).toEqual([
      'POST /api/v1/bloqueios /docs/frontier/pos-emissao/api#criarBloqueio',
      'Criar bloqueio /docs/frontier/pos-emissao/bloqueios/criarBloqueio',
    ]);
    expect(links.slice(-3)).toEqual([
      'Cadastro pendente /docs/frontier/webhook/api#notificarCadastroPendente',
      'Cadastro aprovado /docs/frontier/webhook/api#notificarCadastroAprovado',
      'Eventos de cadastros /docs/frontier/webhook/eventos/cadastros',
    ]);
  });

  it('links the number of another step to its row', () => {
    const numbers = elements('a').filter(({ text }) => text.startsWith('BLQ'));
    expect(numbers.map(({ text, attributes }) => `${text} ${attributes.href}`)).toEqual([
      'BLQ-01 #BLQ-01',
      'BLQ-04 #BLQ-04',
      'BLQ-01 #BLQ-01',
      'BLQ-01 #BLQ-01',
    ]);
  });

  it('lists the core apart, and marks it in its row with what to keep', () => {
    const summary = elements('div').find(
      ({ attributes }) => attributes.className === 'steps-summary',
    );
    expect(summary?.text).toBe(
      'O núcleo (1): os passos que precisam passar antes de ir a produção.Bloqueios: BLQ-01',
    );
    expect(elements('span')).toEqual([{ text: 'núcleo', attributes: { className: 'steps-core' } }]);
    const notes = elements('div').filter(({ attributes }) => attributes.className === 'steps-note');
    expect(notes.map(({ text }) => text)).toEqual(['Guarde: O id, para BLQ-04.', 'Antes: BLQ-01']);
  });

  it('lets a path break after its slashes only', () => {
    const [path] = elements('code');
    expect(path?.text).toBe('POST /api/v1/bloqueios');
    expect(elements('wbr').length).toBeGreaterThan(4);
  });

  it('leaves the roles of a table to its elements', () => {
    const roles = ['table', 'thead', 'tbody', 'tr', 'th', 'td'].flatMap((name) =>
      elements(name).flatMap(({ attributes }) => attributes.role ?? []),
    );
    expect(roles).toEqual([]);
  });
});
