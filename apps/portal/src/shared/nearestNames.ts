import { editDistance } from '@frontier/openapi';

/** The names closest to a wrong one, nearest first. Names that contain it come first. */
export function nearestNames(wanted: string, names: readonly string[], amount = 3): string[] {
  const looked = wanted.toLowerCase();
  return names
    .map((name) => {
      const known = name.toLowerCase();
      const isPart = looked !== '' && known.includes(looked);
      return { name, isPart, distance: editDistance(looked, known) };
    })
    .sort((a, b) => Number(b.isPart) - Number(a.isPart) || a.distance - b.distance)
    .slice(0, amount)
    .map(({ name }) => name);
}
