import { editDistance } from '@frontier/openapi';

/** A fault of the caller, in Portuguese, with its correction. */
export class ToolRefusal extends Error {}

/** Suggests up to three similar names for an unknown one, in Portuguese. */
export function suggest(wanted: string, names: readonly string[]): string {
  const key = wanted.toLowerCase();
  const near = names
    .map((name) => ({ name, distance: editDistance(key, name.toLowerCase()) }))
    .filter(({ distance, name }) => distance <= Math.max(2, name.length / 3))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
  return near.length > 0 ? ` Mais parecidos: ${near.join(', ')}.` : '';
}
