import type { SearchResult } from '@frontier/search';
import { expect, it } from 'vitest';
import { formatAnswer } from '../openSearch';

const found: SearchResult = {
  kind: 'operation',
  title: 'Liberar bloqueio',
  url: '/docs/frontier/pos-emissao/api#liberarBloqueio',
  area: 'pos-emissao',
  trail: ['Pós-emissão'],
  method: 'POST',
  path: '/api/v1/bloqueios/{id}/liberar',
  excerpt: 'Libera os títulos.',
  missing: [],
  marks: { title: [], excerpt: [] },
};
const TEXT = `Liberar bloqueio (Operação › Pós-emissão)
  /docs/frontier/pos-emissao/api#liberarBloqueio
  POST /api/v1/bloqueios/{id}/liberar
  Libera os títulos.`;

it('prints what a person reads', () => {
  expect(formatAnswer({ results: [found], nearest: [] })).toBe(TEXT);
  expect(formatAnswer({ results: [], nearest: [found] })).toBe(
    `Nenhum resultado. O mais próximo:\n\n${TEXT}`,
  );
  expect(formatAnswer({ results: [], nearest: [] })).toBe('Nenhum resultado.');
});
