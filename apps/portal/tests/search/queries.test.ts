import { describe, expect, it } from 'vitest';
import { QUERY_KINDS, type QueryKind, readQueries, type SearchQuery } from './readQueries';

const queries = readQueries();

function ofKind(kind: QueryKind): SearchQuery[] {
  return queries.filter((query) => query.kind === kind);
}

function doubled(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the test set of the search', () => {
  it('asks each thing once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(240);
    expect(doubled(queries.map(({ q }) => q.trim().toLowerCase()))).toEqual([]);
  });

  it.each(QUERY_KINDS)('asks enough of the kind "%s", half of it held', (kind) => {
    const least = kind === 'sem-resposta' ? 24 : 18;
    const asked = ofKind(kind);
    const held = asked.filter(({ set }) => set === 'held').length;
    expect(asked.length).toBeGreaterThanOrEqual(least);
    expect(held).toBe(Math.floor(asked.length / 2));
  });

  it('knows an answer to all but the senseless ones', () => {
    const wrong = queries.filter(
      ({ kind, targets }) => (kind === 'sem-resposta') !== (targets.length === 0),
    );
    expect(wrong).toEqual([]);
  });

  it('names each answer once', () => {
    const wrong = queries.filter(({ targets }) => doubled(targets).length > 0);
    expect(wrong.map(({ q }) => q)).toEqual([]);
  });
});
