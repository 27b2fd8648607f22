/** Numbers of tests; `retried` passed only on a retry, and Playwright's list names them. */
export type Counts = Readonly<Record<'passed' | 'failed' | 'skipped' | 'retried', number>>;

export interface DoneStage {
  readonly name: string;
  readonly seconds: number;
  readonly processorSeconds: number;
  /** All zero for a stage without tests. */
  readonly counts: Counts;
}

export function printStages(stages: readonly DoneStage[]): void {
  const rows = stages.map(({ counts, name, processorSeconds, seconds }) => ({
    [name]: {
      seconds: Math.round(seconds),
      processor: Math.round(processorSeconds),
      tests: counts.passed + counts.failed || '',
    },
  }));
  console.table(Object.assign({}, ...rows));
}

export function summarize({ failed, passed, retried, skipped }: Counts): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const again = retried > 0 ? `, ${retried} passed on a retry` : '';
  return `${passed} passed, ${failed} failed${left}${again}`;
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    retried: sum('retried'),
  };
}
