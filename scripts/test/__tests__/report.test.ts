import { describe, expect, it } from 'vitest';
import {
  addCounts,
  formatStages,
  type PlaywrightReport,
  readBrowserReport,
  summarize,
} from '../report';

const spec = (file: string, line: number, status: string) => ({
  file,
  line,
  title: `title ${line}`,
  tests: [{ status }],
});

const report: PlaywrightReport = {
  stats: { expected: 2, flaky: 1, skipped: 1, unexpected: 0 },
  suites: [
    { specs: [spec('a.test.ts', 3, 'expected')] },
    {
      specs: [spec('b.test.ts', 5, 'expected')],
      suites: [{ specs: [spec('b.test.ts', 9, 'flaky')] }],
    },
  ],
};

describe("the browser's report", () => {
  it('counts a test that passed on a retry as passed, and names it', () => {
    const { counts, flaky } = readBrowserReport(report);
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(flaky).toEqual(['b.test.ts:9 title 9']);
    expect(summarize(counts, flaky)).toBe(
      '3 passed, 0 failed, 1 skipped; passed on a retry: b.test.ts:9 title 9',
    );
  });
});

describe('the table of stages', () => {
  const counts = { passed: 11, failed: 1, skipped: 0 };
  const stages = [
    { name: 'types', seconds: 3.21, processorSeconds: 5, counts: addCounts([]) },
    { name: 'unit', seconds: 60, processorSeconds: 110, counts },
  ];

  it('has a row for each stage, its tests if it has any, and the whole run', () => {
    expect(formatStages(stages, 63.4).split('\n')).toEqual([
      'stage   seconds processor     tests',
      'types       3.2       5.0',
      'unit       60.0     110.0        12',
      'all        63.4     115.0        12',
    ]);
  });

  it('leaves the processor out where the system does not count it', () => {
    const uncounted = stages.map((stage) => ({ ...stage, processorSeconds: Number.NaN }));
    expect(formatStages(uncounted, 63.4).split('\n').at(-1)).toBe('all        63.4        12');
  });
});
