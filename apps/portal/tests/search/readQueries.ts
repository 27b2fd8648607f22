import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';

/** The kinds of query, in the order of the file. */
export const QUERY_KINDS = [
  'guia',
  'forma',
  'grafia',
  'ingles',
  'operacao',
  'caminho',
  'campo',
  'valor',
  'erro',
  'evento',
  'termo',
  'pergunta',
  'sem-resposta',
] as const;

/** Further kinds of query in the second list. */
const FRESH_KINDS = ['constante', 'conceito', 'acento', 'plural', 'codigo'] as const;

const query = z.strictObject({
  q: z.string().min(1),
  kind: z.enum([...QUERY_KINDS, ...FRESH_KINDS]),
  /**
   * `tuning` may be looked at while the engine is tuned; `held` is only measured. `fresh` was written by
   * someone who had not read the engine, and may be looked at since its first run.
   */
  set: z.enum(['tuning', 'held', 'fresh']),
  /** Right URLs from the site's root, with anchors; empty for a query without an answer. */
  targets: z.array(z.string().startsWith('/')),
});

/** A query of the test set with its right answers. */
export type SearchQuery = Readonly<z.infer<typeof query>>;

const QUERIES = 'apps/portal/tests/search/queries.yml';
/** The list by another author. */
export const FRESH = 'apps/portal/tests/search/queries-fresh.yml';

/**
 * Reads the test set of the search.
 *
 * @param file Path of the YAML list, from the root of the repository.
 * @returns The queries, in the order of the file.
 * @throws {z.ZodError} with the place in the list, if an entry is not a query.
 */
export function readQueries(file = QUERIES): readonly SearchQuery[] {
  return z.array(query).parse(parse(readFileSync(file, 'utf8')));
}
