import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';

const FILE = 'operacoes.json';

/** Lists the operations guides may embed. */
export async function writeOperationIndex(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  ids: readonly string[],
): Promise<void> {
  await actions.createData(FILE, JSON.stringify(ids));
}

/** The ids last written for the site in this folder; none before the first load. */
export function readOperationIndex(siteDir: string): readonly string[] {
  try {
    const file = path.join(siteDir, '.docusaurus/api-reference/default', FILE);
    const ids: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The ids closest to a wrong one, nearest first. */
export function nearestIds(wanted: string, ids: readonly string[], amount = 3): string[] {
  return [...ids]
    .map((id) => ({ id, distance: editDistance(wanted.toLowerCase(), id.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, amount)
    .map(({ id }) => id);
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(
        Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1),
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
