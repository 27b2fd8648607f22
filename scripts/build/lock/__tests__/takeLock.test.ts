import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Holder, writeHolder } from '../Holder';
import { identify } from '../processes';
import { takeLock } from '../takeLock';

const claim = { target: '/site', staging: '/site.next', retired: '/site.old' };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function hold(changes: Partial<Holder>): void {
  mkdirSync(path.join(folder, 'lock'));
  const since = '2025-01-02T03:04:05.000Z';
  const processes = [identify(process.pid)];
  writeHolder(path.join(folder, 'lock'), {
    ...claim,
    host: hostname(),
    since,
    processes,
    ...changes,
  });
}

it('is free again once it is released', () => {
  takeLock(folder, claim).release();
  const lock = takeLock(folder, claim);
  expect(lock.killed).toEqual([]);
  expect(() => takeLock(folder, claim)).toThrow('Another build of this checkout is at work');
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is not kept by a process that only has the number of the one that was killed', () => {
  hold({ processes: [{ pid: process.pid, started: 'another time' }] });
  expect(takeLock(folder, claim).killed).toMatchObject([{ staging: '/site.next' }]);
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('is kept while the process that makes the site still runs', () => {
  hold({ processes: [{ pid: process.pid, started: 'another time' }, identify(process.pid)] });
  expect(() => takeLock(folder, claim)).toThrow(
    `process ${process.pid}, since 2025-01-02 03:04 UTC, into /site.\nWait for its end, or end it with "kill ${process.pid}".`,
  );
});

it('of another machine is believed, and says what to remove if that has ended', () => {
  hold({ host: 'another', processes: [{ pid: 7 }] });
  expect(() => takeLock(folder, claim)).toThrow(
    `process 7 of another, since 2025-01-02 03:04 UTC, into /site.\nWait for its end; if it has ended, remove ${folder}/lock and build again.`,
  );
});
