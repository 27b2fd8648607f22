import { expect, it } from 'vitest';
import { addCounts, summarize } from '../report';

it('the last line counts the tests of all stages, with those that were skipped or tried again', () => {
  const stage = { passed: 3, failed: 0, skipped: 1, retried: 1 };
  expect(summarize(addCounts([stage, { ...stage, failed: 2 }]))).toBe(
    '6 passed, 2 failed, 2 skipped, 2 passed on a retry',
  );
});
