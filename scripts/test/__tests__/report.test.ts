import { expect, it } from 'vitest';
import { type PlaywrightReport, readBrowserReport, summarize } from '../report';

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

it("the browser's report counts a test that passed on a retry as passed, and names it", () => {
  const { counts, flaky } = readBrowserReport(report);
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 1 });
  expect(flaky).toEqual(['b.test.ts:9 title 9']);
  expect(summarize(counts, flaky)).toBe(
    '3 passed, 0 failed, 1 skipped; passed on a retry: b.test.ts:9 title 9',
  );
});
