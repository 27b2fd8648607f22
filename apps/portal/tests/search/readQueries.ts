import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

const FILE = 'apps/portal/tests/search/queries.yml';

/** By kind and query: right URLs from the site's root, with anchors; none for a query without an answer. */
const kinds = z.record(z.string(), z.record(z.string(), z.array(z.string().startsWith('/'))));
const sets = z.strictObject({ tuning: kinds, held: kinds, fresh: kinds });

export interface SearchQuery {
  readonly q: string;
  readonly kind: string;
  readonly set: keyof z.infer<typeof sets>;
  readonly targets: readonly string[];
}

/** @returns the queries, in the order of the file. */
export function readQueries(): SearchQuery[] {
  const read = sets.parse(parse(readFileSync(FILE, 'utf8')));
  return (['tuning', 'held', 'fresh'] as const).flatMap((set) =>
    Object.entries(read[set]).flatMap(([kind, queries]) =>
      Object.entries(queries).map(([q, targets]) => ({ q, kind, set, targets })),
    ),
  );
}
