import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

const ALL_KINDS = [...QUERY_KINDS, ...FRESH_KINDS];

export type QueryKind = (typeof ALL_KINDS)[number];

/**
 * `tuning` may be looked at while the engine is tuned; `held` is only measured. `fresh` was written by
 * someone who had not read the engine, and may be looked at since its first run.
 */
export type QuerySet = 'tuning' | 'held' | 'fresh';

/** A query of the test set with its right answers. */
export interface SearchQuery {
  readonly q: string;
  readonly kind: QueryKind;
  readonly set: QuerySet;
  /** Right URLs from the site's root, with anchors; empty for a query without an answer. */
  readonly targets: readonly string[];
}

const QUERIES = 'apps/portal/tests/search/queries.yml';
/** The list by another author. */
export const FRESH = 'apps/portal/tests/search/queries-fresh.yml';

/**
 * Reads the test set of the search.
 *
 * @param file Path of the YAML list, from the root of the repository.
 * @returns The queries, in the order of the file.
 * @throws Error that names the file, the place in the list and the mend, if an entry is not a query.
 */
export function readQueries(file = QUERIES): readonly SearchQuery[] {
  const list: unknown = parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file}: write one YAML list of queries`);
  return list.map((entry: unknown, index) => readQuery(entry, `${file}, query ${index + 1}`));
}

function readQuery(entry: unknown, place: string): SearchQuery {
  if (typeof entry !== 'object' || entry === null) {
    throw new Error(`${place}: write { q, kind, set, targets }`);
  }
  const fields = new Map<string, unknown>(Object.entries(entry));
  const q = fields.get('q');
  if (typeof q !== 'string' || q.trim() === '') {
    throw new Error(`${place}: "q" must be what the reader types, between quotes`);
  }
  const named = `${place} ("${q}")`;
  const kind = ALL_KINDS.find((known) => known === fields.get('kind'));
  if (!kind) throw new Error(`${named}: "kind" must be one of ${ALL_KINDS.join(', ')}`);
  const set = fields.get('set');
  if (set !== 'tuning' && set !== 'held' && set !== 'fresh') {
    throw new Error(`${named}: "set" must be tuning, held or fresh`);
  }
  return { q, kind, set, targets: readTargets(fields.get('targets'), named) };
}

function readTargets(value: unknown, place: string): readonly string[] {
  if (!Array.isArray(value)) throw new Error(`${place}: "targets" must be a list, empty if none`);
  return value.map((target: unknown) => {
    if (typeof target === 'string' && target.startsWith('/')) return target;
    throw new Error(`${place}: a target must start with "/", and this one is ${String(target)}`);
  });
}
