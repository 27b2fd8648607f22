export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed only on a retry; Playwright's list names them. */
  readonly retried: number;
}

/** One stage that was run: its cost and its tests. */
export interface DoneStage {
  readonly name: string;
  readonly seconds: number;
  /** Not a number where the system does not count processor time. */
  readonly processorSeconds: number;
  /** All zero for a stage without tests. */
  readonly counts: Counts;
}

/** A table of the stages: name, wall seconds, processor seconds, tests. The last row is the whole run. */
export function formatStages(stages: readonly DoneStage[], seconds: number): string {
  const whole = {
    name: 'all',
    seconds,
    processorSeconds: stages.reduce((sum, stage) => sum + stage.processorSeconds, 0),
    counts: addCounts(stages.map(({ counts }) => counts)),
  };
  const hasProcessor = !Number.isNaN(whole.processorSeconds);
  const rows = [...stages, whole].map((stage) => [
    stage.name,
    stage.seconds.toFixed(1),
    ...(hasProcessor ? [stage.processorSeconds.toFixed(1)] : []),
    String(stage.counts.passed + stage.counts.failed || ''),
  ]);
  const head = ['stage', 'seconds', ...(hasProcessor ? ['processor'] : []), 'tests'];
  const table = [head, ...rows];
  const width = Math.max(...table.map(([name = '']) => name.length));
  return table
    .map(([name = '', ...cells]) =>
      [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(' ').trimEnd(),
    )
    .join('\n');
}

/** The last line of `npm test`. */
export function summarize({ failed, passed, retried, skipped }: Counts): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = retried > 0 ? `, ${retried} passed on a retry` : '';
  return `${passed} passed, ${failed} failed${left}${again}`;
}

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { failed, passed, retried, skipped }) => ({
      failed: sum.failed + failed,
      passed: sum.passed + passed,
      retried: sum.retried + retried,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, retried: 0, skipped: 0 },
  );
}
