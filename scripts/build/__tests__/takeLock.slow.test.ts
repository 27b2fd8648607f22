import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLock } from '../takeLock';

const claim = (id = '1') => ({
  target: '/site',
  staging: `/site.next-${id}`,
  retired: `/site.old-${id}`,
});
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-lock-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A lock of another machine's, touched as many milliseconds ago. */
function hold(silence: number): void {
  const since = '2025-01-02T03:04:05.000Z';
  const text = JSON.stringify({ ...claim('0'), host: 'another', pid: 7, since });
  writeFileSync(path.join(folder, 'lock'), text);
  const touched = new Date(Date.now() - silence);
  utimesSync(path.join(folder, 'lock'), touched, touched);
}

it('is free again once it is released', async () => {
  (await takeLock(folder, claim())).release();
  const lock = await takeLock(folder, claim());
  expect(lock.killed).toEqual([]);
  await expect(takeLock(folder, claim('2'))).rejects.toThrow(
    'Another build of this checkout is at work',
  );
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is kept by a build of whatever machine that gives signs of life, and says how to go on', async () => {
  hold(10_000);
  await expect(takeLock(folder, claim())).rejects.toThrow(
    'process 7 of another, since 2025-01-02 03:04 UTC, into /site.\nWait for its end, or end it there with "kill 7". If it was killed, build again in 30 s.',
  );
});

it('is not kept by a silent build, whoever has the number of its process now', async () => {
  hold(40_000);
  const lock = await takeLock(folder, claim());
  expect(lock.killed).toMatchObject([{ staging: '/site.next-0' }]);
  expect(readdirSync(folder)).toEqual(['lock']);
  lock.release();
});

it('is not kept by a build that was killed before it could write it', async () => {
  hold(40_000);
  writeFileSync(path.join(folder, 'lock'), '');
  utimesSync(path.join(folder, 'lock'), 0, 0);
  const lock = await takeLock(folder, claim());
  expect(lock.killed).toEqual([]);
  lock.release();
});

it("is one's alone of several that find a killed build's", async () => {
  hold(40_000);
  const taken = await Promise.allSettled(['1', '2', '3'].map((id) => takeLock(folder, claim(id))));
  const locks = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(locks).toHaveLength(1);
  for (const { release } of locks) release();
});

it('is touched as long as the build works', async () => {
  const lock = await takeLock(folder, claim());
  utimesSync(path.join(folder, 'lock'), 0, 0);
  const isFresh = () =>
    takeLock(folder, claim('2')).then(
      () => false,
      () => true,
    );
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await isFresh()).toBe(true);
  lock.release();
});
