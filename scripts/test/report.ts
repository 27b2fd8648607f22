/** How the tests of a stage ended. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** One stage that was run: how long it took, and its tests where it counts any. */
export interface DoneStage {
  readonly name: string;
  readonly seconds: number;
  readonly counts?: Counts | undefined;
}

/** A table of the stages: name, seconds, tests, with the whole time in its last row. */
export function formatStages(stages: readonly DoneStage[], seconds: number): string {
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

/** What the browser's stage tells beside its counts. */
export interface BrowserReport {
  readonly counts: Counts;
  /** Tests that failed and then passed, by file, line and title. */
  readonly flaky: readonly string[];
  /** Seconds of its tests by file, the slowest first. */
  readonly files: readonly (readonly [file: string, seconds: number])[];
}

/** The part of Playwright's JSON report that is read here. */
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
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number }[];
  }[];
}

/** Reads Playwright's report: a flaky test counts as passed, and is named. */
export function readBrowserReport({ stats, suites }: PlaywrightReport): BrowserReport {
  const specs = suites.flatMap(specsOf);
  const files = new Map<string, number>();
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000));
    files.set(
      file,
      took.reduce((sum, seconds) => sum + seconds, files.get(file) ?? 0),
    );
  }
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    files: [...files].sort(([, one], [, other]) => other - one),
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
