import { editDistance, lettersOf } from '@frontier/openapi';

/** A fault of the caller, in Portuguese, with its correction. */
export class ToolRefusal extends Error {}

/** The one of some names that a text means, in any capitals and with or without accents and signs. */
export function findNamed(wanted: string, names: readonly string[]): string | undefined {
  const fold = (text: string) => lettersOf(text.normalize('NFD'));
  return names.find((name) => fold(name) === fold(wanted));
}

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
