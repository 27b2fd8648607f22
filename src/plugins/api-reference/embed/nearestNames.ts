/** The names closest to a wrong one, nearest first. */
export function nearestNames(wanted: string, names: readonly string[], amount = 3): string[] {
  return [...names]
    .map((name) => ({
      name,
      distance: editDistance(wanted.toLowerCase(), name.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, amount)
    .map(({ name }) => name);
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
