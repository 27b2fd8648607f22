import type { Kind, Search, SearchOptions, SearchResult } from '@frontier/search';
import { describe, expect, it } from 'vitest';
import { indexPages } from '../../../../data/searchPage';
import { describeView } from '../describeView';
import { addressOfSearch, readAddress } from '../SearchRequest';

function result(kind: Kind, title: string): SearchResult {
  const marks = { title: [], excerpt: [] };
  return { kind, title, url: `/${title}`, area: 'a', trail: [], excerpt: '', missing: [], marks };
}

const found = [result('field', 'f1'), result('guide', 'g1'), result('field', 'f2')];
const search: Search = Object.assign(
  (query: string, { kinds = [] }: SearchOptions = {}) => {
    const results = query === 'found' && kinds.length === 0 ? found : [];
    return { results, nearest: results.length > 0 ? [] : [result('term', 't1')] };
  },
  { areas: [] },
);
const indexes = [indexPages.title, ...indexPages.pages.map(({ to }) => to)];

function view(query: string, engine: Search | 'failed' | undefined, kind?: Kind) {
  const { groups, ...rest } = describeView({ query, kind }, { search: engine, limit: 20 });
  const links = groups.map(({ entries, title }) => [title, ...entries.map(({ url }) => url)]);
  return { ...rest, links };
}

describe('the view of a search', () => {
  it('has results by kind, the kind of the best one first', () => {
    expect(view(' found ', search)).toMatchObject({
      status: '3 resultados',
      hasResults: true,
      isMessage: false,
      links: [
        ['Campos e parâmetros', '/f1', '/f2'],
        ['Guias', '/g1'],
      ],
    });
  });

  it('has the nearest results and the indexes if nothing matches', () => {
    expect(view('x', search)).toMatchObject({
      status: 'Nada encontrado para “x”.',
      hasResults: false,
      isMessage: true,
      links: [['O mais próximo disso', '/t1'], indexes],
    });
    expect(view('x', search)).not.toHaveProperty('action');
  });

  it('offers to remove filters that exclude every result', () => {
    expect(view('found', search, 'error')).toMatchObject({
      status: 'Nada encontrado para “found” com estes filtros.',
      action: 'unfilter',
    });
  });

  it('has the indexes for an empty field, also before the search is ready', () => {
    for (const engine of [search, undefined]) {
      expect(view(' ', engine)).toMatchObject({ status: '', links: [indexes] });
    }
  });

  it('says that the index is loading, or that it failed to load', () => {
    expect(view('found', undefined)).toMatchObject({ isMessage: true, links: [] });
    expect(view('found', 'failed')).toMatchObject({
      action: 'retry',
      links: [indexes],
    });
  });
});

it('the address of a search holds query and filters, and gives them back', () => {
  const wanted = { query: 'a & b=ç', kind: 'operation', area: 'emissao' } as const;
  expect(readAddress(new URL(addressOfSearch(wanted), 'https://x.example').search)).toEqual(wanted);
  expect(addressOfSearch({ query: '' })).toBe('/busca');
});

it('the address of a search asks for no kind that there is not', () => {
  expect(readAddress('?q=a&tipo=toString').kind).toBeUndefined();
});
