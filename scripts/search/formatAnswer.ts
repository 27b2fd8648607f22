import type { SearchAnswer, SearchResult } from '@frontier/search';
import { kindNames } from '@frontier/search';

/** An answer for a terminal: one paragraph for each thing found. */
export function formatAnswer({ nearest, results }: SearchAnswer): string {
  if (results.length > 0) return results.map(formatResult).join('\n\n');
  if (nearest.length === 0) return 'Nenhum resultado.';
  return ['Nenhum resultado. O mais próximo:', ...nearest.map(formatResult)].join('\n\n');
}

function formatResult({ excerpt, kind, method, path, title, trail, url }: SearchResult): string {
  const call = method && path ? `${method} ${path}` : '';
  return [
    `${title} (${[kindNames[kind].one, ...trail].join(' › ')})`,
    `  ${url}`,
    ...(call ? [`  ${call}`] : []),
    ...(excerpt ? [`  ${excerpt}`] : []),
  ].join('\n');
}
