import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { BuildFailure } from '../BuildFailure';
import { type BuildPlan, runBuild } from '../runBuild';

let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const read = (...names: string[]) => readFileSync(at(...names), 'utf8');

beforeEach(() => {
  folder = makeTempFolder();
  for (const name of ['build', 'bundler']) mkdirSync(at(name));
  for (const name of ['404.html', 'index.html', 'sitemap.xml']) {
    writeFileSync(at('build', name), `${name}, antes`);
  }
});

afterEach(() => vi.restoreAllMocks());

/** Expects the site with this text and no leftover files. */
function expectSite(text: 'antes' | 'depois'): void {
  expect(readdirSync(folder).filter((name) => /^build/.test(name))).toEqual(['build']);
  expect(readdirSync(at('.cache'))).toEqual([]);
  expect(read('build', 'index.html')).toBe(`index.html, ${text}`);
}

it('puts the site in the place of the earlier one, with the rights that others have there', async () => {
  await runBuild(planBuild('make'));
  expectSite('depois');
  mkdirSync(at('outra'));
  expect(statSync(at('build')).mode).toBe(statSync(at('outra')).mode);
});

it('leaves the earlier site alone when the process fails', async () => {
  await expect(runBuild(planBuild('fail'))).rejects.toThrow('exit code 1');
  expectSite('antes');
});

it('publishes nothing that a step refuses', async () => {
  const count = () => {
    throw new BuildFailure('not whole');
  };
  await expect(runBuild(planBuild('make', { steps: [count] }))).rejects.toThrow('not whole');
  expectSite('antes');
});

it('makes nothing where no folder can be, and says so', async () => {
  const command = vi.fn();
  const outDir = at('build', 'index.html', 'x');
  await expect(runBuild(planBuild('make', { command, outDir }))).rejects.toThrow(
    /^ENOTDIR: .*index\.html/,
  );
  expect(command).not.toHaveBeenCalled();
});

it('replaces no folder that holds something else', async () => {
  mkdirSync(at('outra'));
  writeFileSync(at('outra', 'notas.txt'), 'minhas');
  const command = vi.fn();
  await expect(runBuild(planBuild('make', { command, outDir: at('outra') }))).rejects.toThrow(
    'holds no earlier build',
  );
  expect(command).not.toHaveBeenCalled();
  expect(readdirSync(at('outra'))).toEqual(['notas.txt']);
});

it('ends its process with itself when it is asked to, and lets no other build in before', async () => {
  const stop = new AbortController();
  const build = runBuild(planBuild('work', { stop: stop.signal }));
  const other = () => runBuild(planBuild('make'));
  await vi.waitUntil(() => existsSync(at('build.next', 'pid')), { timeout: 60_000 });
  const pid = Number(read('build.next', 'pid'));
  await expect(other()).rejects.toThrow(
    `Another build of this checkout is running: process ${process.pid}. Wait for its end, or end it with "kill`,
  );
  expect(existsSync(at('build.next', 'pid'))).toBe(true);
  stop.abort('SIGTERM');
  await expect(build).rejects.toMatchObject({
    message: expect.stringContaining('SIGTERM'),
    signal: 'SIGTERM',
  });
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('antes');
  await other();
  expectSite('depois');
});

it('goes on where a build was killed, between two renames too', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  mkdirSync(at('.cache'));
  writeFileSync(at('.cache', 'build.lock'), String(ended));
  mkdirSync(at('build.next'));
  renameSync(at('build'), at('build.old'));
  await expect(runBuild(planBuild('fail'))).rejects.toThrow('exit code 1');
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('antes');
});

it('begins once the process of a killed build has ended', async () => {
  const build = path.join(__dirname, 'startBuild.ts');
  const killed = spawn(process.execPath, ['--import', 'tsx', build, folder]);
  await vi.waitUntil(() => existsSync(at('build.next', 'pid')), { timeout: 60_000 });
  const pid = Number(read('build.next', 'pid'));
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const step = () => expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await runBuild(planBuild('make', { steps: [step] }));
  expectSite('depois');
});

/** A build by a process that only writes three files. */
function planBuild(how: 'fail' | 'make' | 'work', changes: Partial<BuildPlan> = {}): BuildPlan {
  return {
    siteDir: folder,
    outDir: at('build'),
    command: (staging) => [path.join(__dirname, 'makeSite.mjs'), staging, how],
    steps: [],
    cache: at('bundler'),
    stop: new AbortController().signal,
    ...changes,
  };
}
