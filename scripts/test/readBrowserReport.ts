import type { Counts } from './formatStages';

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
