import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuildFailure } from '../BuildFailure';
import { runBuild } from '../runBuild';
import { planBuild } from './planBuild';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const read = (...names: string[]) => readFileSync(at(...names), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-run-build-'));
  for (const name of ['build', 'bundler']) mkdirSync(at(name));
  for (const name of ['404.html', 'index.html', 'sitemap.xml']) {
    writeFileSync(at('build', name), `${name}, antes`);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** What stands in the folder beside what was there before, and the site as it is. */
function expectSite(text: 'antes' | 'depois'): void {
  expect(readdirSync(folder).filter((name) => name !== 'bundler')).toEqual(['.cache', 'build']);
  expect(readdirSync(at('.cache', 'build'))).toEqual([]);
  expect(read('build', 'index.html')).toBe(`index.html, ${text}`);
}

it('puts the site in the place of the earlier one, with the rights that others have there', async () => {
  await runBuild(planBuild(folder, 'make'));
  expectSite('depois');
  mkdirSync(at('outra'));
  expect(statSync(at('build')).mode).toBe(statSync(at('outra')).mode);
});

it('leaves the earlier site alone when the process fails, and prints its last words', async () => {
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(runBuild(planBuild(folder, 'fail'))).rejects.toThrow('exit code 1');
  expect(print.mock.calls.join('')).toContain('[ERROR] as it should');
  expectSite('antes');
});

it('publishes nothing that a step refuses', async () => {
  const count = () => {
    throw new BuildFailure('not whole');
  };
  await expect(runBuild(planBuild(folder, 'make', { steps: [count] }))).rejects.toThrow(
    'not whole',
  );
  expectSite('antes');
});

it.runIf(existsSync('/dev/full'))('says in words that the disk is full', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(runBuild(planBuild(folder, 'full'))).rejects.toThrow(
    `${folder}: the disk is full: free some space there, or choose a folder on another disk (ENOSPC).`,
  );
  expectSite('antes');
});

it('makes nothing where no folder can be, and says so', async () => {
  const command = vi.fn();
  const outDir = at('build', 'index.html', 'x');
  await expect(runBuild(planBuild(folder, 'make', { command, outDir }))).rejects.toThrow(
    `${at('build', 'index.html')}: a file stands where a folder is needed`,
  );
  expect(command).not.toHaveBeenCalled();
});

it('ends a process that has stopped to compute, and removes the cache it would hang with again', async () => {
  await expect(runBuild(planBuild(folder, 'hang', { idleLimit: 600 }))).rejects.toThrow(
    'did not compute anything for 0.6 s',
  );
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('antes');
});

it('ends its process with itself when it is told to, and lets nobody else in before', async () => {
  const stop = new AbortController();
  const build = runBuild(planBuild(folder, 'work', { stop: stop.signal }));
  const other = () => runBuild(planBuild(folder, 'make'));
  const pid = await pidOfSite();
  const refusal = await other().catch((error: Error) => error.message);
  expect(refusal).toContain(`Another build of this checkout is at work: process ${process.pid} of`);
  expect(refusal).toMatch(/since \d{4}-\d\d-\d\d \d\d:\d\d UTC, into .*build\.\n.* "kill \d+"/);
  stop.abort('SIGTERM');
  await expect(build).rejects.toMatchObject({
    message: expect.stringContaining('SIGTERM'),
    signal: 'SIGTERM',
  });
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('antes');
  await other();
  expectSite('depois');
});

it('goes on where a build was killed, whose process ends with it and leaves nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const driver = path.join(__dirname, 'workForEver.ts');
  const killed = spawn(process.execPath, ['--import', 'tsx', driver, folder], { stdio: 'ignore' });
  const pid = await pidOfSite();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await vi.waitUntil(() => !isRunning(pid), { timeout: 60_000 });
  expect(readdirSync(folder)).toHaveLength(4);
  await expect(runBuild(planBuild(folder, 'make'))).rejects.toThrow('build again in 30 s');
  utimesSync(at('.cache', 'build', 'lock'), 0, 0);
  await runBuild(planBuild(folder, 'make'));
  expect(warn.mock.calls.join('')).toContain('was killed');
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('depois');
});

/** The process that makes the site, once it does. */
async function pidOfSite(): Promise<number> {
  await vi.waitUntil(
    () => readdirSync(folder).some((name) => /\.next-/.test(name) && existsSync(at(name, 'pid'))),
    { timeout: 60_000 },
  );
  const staging = readdirSync(folder).find((name) => /\.next-/.test(name)) ?? '';
  return Number(read(staging, 'pid'));
}

function isRunning(pid: number): boolean {
  return (
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .replace(/^Z.*/, '') !== ''
  );
}
