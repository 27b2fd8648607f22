import { describe, expect, it } from 'vitest';
import { drawSample } from '../support/drawSample';
import { search } from '../support/searchData';
import { measure } from './measure';
import { readQueries } from './readQueries';

const find = (query: string) => search(query).results.map(({ url }) => url);

/** Lower bounds a little below the current results of the sample. `npm run proofs -- search` asks all queries. */
describe.each([
  { set: 'tuning', recall: 0.98, rank: 0.93 },
  { set: 'held', recall: 0.96, rank: 0.9 },
  { set: 'fresh', recall: 0.94, rank: 0.88 },
] as const)('the search, asked the $set queries', ({ rank, recall, set }) => {
  const queries = readQueries().filter((query) => query.set === set);

  it('finds what answers a query', () => {
    const figures = measure(
      drawSample(
        queries.filter(({ targets }) => targets.length > 0),
        60,
      ),
      find,
    );
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
    expect(figures.rank).toBeGreaterThanOrEqual(rank);
  });

  it('finds nothing for what the portal does not say', () => {
    const senseless = queries.filter(({ targets }) => targets.length === 0);
    expect(senseless.filter(({ q }) => find(q).length > 0).map(({ q }) => q)).toEqual([]);
  });
});
