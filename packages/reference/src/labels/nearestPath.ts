/**
 * The known path that a wrong one most likely means: one that ends in the same name, or one that
 * differs in a few letters.
 */
export function nearestPath(wrong: string, paths: readonly string[]): string | undefined {
  const looked = wrong.toLowerCase();
  const name = lastOf(looked);
  const same = paths.find((path) => lastOf(path.toLowerCase()) === name);
  if (same !== undefined) return same;
  const [best] = paths
    .map((path) => ({ path, distance: editDistance(looked, path.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, name.length / 3) ? best.path : undefined;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [done, letter] of [...a].entries()) {
    const next = [done + 1];
    for (const [at, other] of [...b].entries()) {
      const change = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
