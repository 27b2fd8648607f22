export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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

/** The last line of `npm test`. It names each test that passed only on a retry. */
export function summarize({ failed, passed, skipped }: Counts, flaky: readonly string[]): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  const named = flaky.length > 0 ? `; passed on a retry: ${flaky.join('; ')}` : '';
  return `${passed} passed, ${failed} failed${left}${named}`;
}

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

/** Playwright's counts, and the tests that failed and then passed, by file, line and title. */
export interface BrowserReport {
  readonly counts: Counts;
  readonly flaky: readonly string[];
}

export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly { readonly status: string }[];
}

/** Reads Playwright's report. A flaky test counts as passed, and is named. */
export function readBrowserReport({ stats, suites }: PlaywrightReport): BrowserReport {
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    flaky: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
