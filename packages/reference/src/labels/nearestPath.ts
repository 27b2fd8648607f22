import { nearestName } from '../nearestName.js';

/**
 * The known path that a wrong one most likely means: one that ends in the same name, or one that
 * differs in a few letters.
 */
export function nearestPath(wrong: string, paths: readonly string[]): string | undefined {
  const name = lastOf(wrong.toLowerCase());
  const same = paths.find((path) => lastOf(path.toLowerCase()) === name);
  return same ?? nearestName(wrong, paths, name.length);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
