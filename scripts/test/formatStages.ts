/** How the tests of a stage ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One stage of `npm test`: how long it took, and its tests where it counts any. */
export interface Stage {
  readonly name: string;
  readonly seconds: number;
  readonly counts?: Counts | undefined;
}

/** A table of the stages: name, seconds, tests, with the whole time in its last row. */
export function formatStages(stages: readonly Stage[], seconds: number): string {
  const rows = stages.map(({ counts, name, seconds: took }) => [
    name,
    took.toFixed(1),
    counts ? String(counts.passed + counts.failed) : '',
  ]);
  const tests = addCounts(stages.flatMap(({ counts }) => counts ?? []));
  const all = [
    ['stage', 'seconds', 'tests'],
    ...rows,
    ['all', seconds.toFixed(1), String(tests.passed + tests.failed)],
  ];
  const width = Math.max(...all.map(([name = '']) => name.length));
  return all
    .map(([name = '', took = '', count = '']) =>
      [name.padEnd(width), took.padStart(8), count.padStart(6)].join(' ').trimEnd(),
    )
    .join('\n');
}

/** The last line of `npm test`. A test that passed when it was tried again is named. */
export function summarize({ failed, passed, skipped }: Counts, flaky: readonly string[]): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const named = flaky.length > 0 ? `; passed when tried again: ${flaky.join('; ')}` : '';
  return `${passed} passed, ${failed} failed${left}${named}`;
}

/** The sum of several stages' counts. */
export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { failed, passed, skipped }) => ({
      failed: sum.failed + failed,
      passed: sum.passed + passed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
