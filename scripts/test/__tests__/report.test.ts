import { describe, expect, it } from 'vitest';
import { formatStages, type PlaywrightReport, readBrowserReport, summarize } from '../report';

const spec = (file: string, line: number, status: string, ...durations: number[]) => ({
  file,
  line,
  title: `title ${line}`,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const report: PlaywrightReport = {
  stats: { expected: 2, flaky: 1, skipped: 1, unexpected: 0 },
  suites: [
    { specs: [spec('a.test.ts', 3, 'expected', 1_000)] },
    {
      specs: [spec('b.test.ts', 5, 'expected', 500)],
      suites: [{ specs: [spec('b.test.ts', 9, 'flaky', 2_000, 1_000)] }],
    },
  ],
};

describe("the browser's report", () => {
  it('counts a test that passed when tried again as passed, and names it', () => {
    const { counts, flaky } = readBrowserReport(report);
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(flaky).toEqual(['b.test.ts:9 title 9']);
    expect(summarize(counts, flaky)).toBe(
      '3 passed, 0 failed, 1 skipped; passed when tried again: b.test.ts:9 title 9',
    );
  });

  it('says the seconds of each file, every try counted, the slowest first', () => {
    expect(readBrowserReport(report).files).toEqual([
      ['b.test.ts', 3.5],
      ['a.test.ts', 1],
    ]);
  });
});

describe('the table of stages', () => {
  it('has a row for each, its tests where it has any, and the sum', () => {
    const counts = { passed: 11, failed: 1, skipped: 0 };
    expect(
      formatStages(
        [
          { name: 'types', seconds: 3.21 },
          { name: 'unit', seconds: 60, counts },
        ],
        61.5,
      ).split('\n'),
    ).toEqual([
      'stage  seconds  tests',
      'types      3.2',
      'unit      60.0     12',
      'all       61.5     12',
    ]);
  });
});
