import { expect, it } from 'vitest';
import { IdleWatch } from '../IdleWatch';

it('stops nothing that computes, however slowly and late it starts to', () => {
  const watch = new IdleWatch(1_000, 3_000);
  const looks = [0, 0, 20, 20, 20, 40].map((computed) => {
    watch.report(computed);
    return watch.look();
  });
  expect(looks).toEqual([false, false, false, false, false, false]);
});

it('stops what computes no more than its own reports, or reports no more', () => {
  const watch = new IdleWatch(1_000, 3_000);
  watch.report(5_000);
  expect(watch.look()).toBe(false);
  watch.report(5_004);
  expect([watch.look(), watch.look(), watch.look()]).toEqual([false, false, true]);
});
