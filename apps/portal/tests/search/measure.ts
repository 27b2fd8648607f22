import type { SearchQuery } from './readQueries';

/** Quality figures of a search on queries with an answer. */
interface Figures {
  /** Share of queries with a right result among the first five. */
  readonly recall: number;
  /** Mean reciprocal rank of the first right result among ten; 0 if there is none. */
  readonly rank: number;
}

/** The addresses that a search finds for a query, best first. */
type Find = (query: string) => readonly string[];

/** Measures a search on queries; for those without an answer, an empty list is the right one. */
export function measure(queries: readonly SearchQuery[], find: Find): Figures {
  const ranks = queries.map(({ q, targets }) => {
    const found = find(q).slice(0, 10);
    if (targets.length === 0) return found.length === 0 ? 1 : 0;
    return found.findIndex((url) => targets.includes(url)) + 1;
  });
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    recall: mean(ranks.map((rank) => Number(rank > 0 && rank <= 5))),
    rank: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
  };
}
