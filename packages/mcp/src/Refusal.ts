import { editDistance, lettersOf } from '@frontier/openapi';

/** A fault of the caller, in Portuguese, with its correction. */
export class ToolRefusal extends Error {}

const fold = (text: string) => lettersOf(text.normalize('NFD'));

/** Finds the name that a text means, ignoring case, accents and signs. */
export function findNamed(wanted: string, names: readonly string[]): string | undefined {
  if (names.includes(wanted)) return wanted;
  return names.find((name) => fold(name) === fold(wanted));
}

/** Models name a thing by its address, too: `/docs/frontier/perguntas#numeros-json`. */
export function endOfAddress(text: string): string {
  return text.replace(/^.*[/#]/s, '');
}

/** Suggests up to three names that end like an unknown one, in Portuguese. */
export function suggest(wanted: string, names: readonly string[]): string {
  const key = fold(endOfAddress(wanted));
  const isLike = (end: string, distance: number) =>
    distance <= Math.max(2, end.length / 3) || (key.length > 2 && end.includes(key));
  const near = names
    .map((name) => ({ name, end: fold(endOfAddress(name)) }))
    .map(({ end, name }) => ({ name, end, distance: editDistance(key, end) }))
    .filter(({ distance, end }) => isLike(end, distance))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
  return near.length > 0 ? ` Mais parecidos: ${near.join(', ')}.` : '';
}
