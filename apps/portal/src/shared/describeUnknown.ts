import { editDistance } from '@frontier/openapi';

const NEAREST = 3;

export function describeUnknown(kind: string, name: string, known: readonly string[]): string {
  return `unknown ${kind} "${name}". Nearest names: ${nearestNames(name, known).join(', ') || 'none'}`;
}

/** The fault of each unknown name in a record of a data file. */
export function findUnknown(
  { id, sourceLine }: { readonly id: string; readonly sourceLine: string },
  kind: string,
  names: readonly string[],
  known: readonly string[],
): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `${sourceLine} ${id}: ${describeUnknown(kind, name, known)}`);
}

/** The names closest to a wrong one, nearest first. Names that contain it come first. */
function nearestNames(wanted: string, names: readonly string[]): string[] {
  const looked = wanted.toLowerCase();
  return names
    .map((name) => {
      const known = name.toLowerCase();
      const isPart = looked !== '' && known.includes(looked);
      return { name, isPart, distance: editDistance(looked, known) };
    })
    .sort((a, b) => Number(b.isPart) - Number(a.isPart) || a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ name }) => name);
}
