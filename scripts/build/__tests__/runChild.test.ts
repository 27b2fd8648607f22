import { expect, it } from 'vitest';
import { createIdleWatch } from '../runChild';

it('stops nothing that computes, however slowly and late it starts to', () => {
  const hasStopped = createIdleWatch(1_000, 3_000);
  expect([0, 0, 20, 20, 20, 40].map(hasStopped)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('stops what computes no more than its own reports, or reports no more', () => {
  const hasStopped = createIdleWatch(1_000, 3_000);
  expect([5_000, 5_004, 5_004, 5_004].map(hasStopped)).toEqual([false, false, false, true]);
});
