import { editDistance, lettersOf } from '@frontier/openapi';

/** A fault of the caller, in Portuguese, with its correction. */
export class ToolRefusal extends Error {}

const fold = (text: string) => lettersOf(text.normalize('NFD'));

/** The one of some names that a text means, in any capitals and with or without accents and signs. */
export function findNamed(wanted: string, names: readonly string[]): string | undefined {
  if (names.includes(wanted)) return wanted;
  return names.find((name) => fold(name) === fold(wanted));
}

/** Models name a thing by its address, too: `/docs/frontier/perguntas#numeros-json`. */
export function endOfAddress(text: string): string {
  return text.replace(/^.*[/#]/s, '');
}

/** Suggests up to three names that contain an unknown one or are similar, in Portuguese. */
export function suggest(wanted: string, names: readonly string[]): string {
  const [key, end] = [fold(wanted), fold(endOfAddress(wanted))];
  const near = names
    .map((name) => ({
      name,
      distance: editDistance(key, fold(name)),
      hasIt: end.length > 2 && fold(name).includes(end),
    }))
    .filter(({ distance, hasIt, name }) => hasIt || distance <= Math.max(2, name.length / 3))
    .sort((a, b) => Number(b.hasIt) - Number(a.hasIt) || a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
  return near.length > 0 ? ` Mais parecidos: ${near.join(', ')}.` : '';
}
