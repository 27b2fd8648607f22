/** The names closest to a wrong one, nearest first; those that contain it come before all others. */
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
