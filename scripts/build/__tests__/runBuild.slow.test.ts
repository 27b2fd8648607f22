import { spawn } from 'node:child_process';
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
import { beforeEach, expect, it, vi } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { BuildFailure } from '../BuildFailure';
import { type BuildPlan, runBuild } from '../runBuild';

const NAMES = ['404.html', 'index.html', 'sitemap.xml'];
let folder = '';
const at = (...names: string[]) => path.join(folder, ...names);
const read = (...names: string[]) => readFileSync(at(...names), 'utf8');

function writeSite(site: string, text: 'antes' | 'depois'): void {
  for (const name of NAMES) writeFileSync(path.join(site, name), `${name}, ${text}`);
}

beforeEach(() => {
  folder = makeTempFolder();
  for (const name of ['build', 'bundler']) mkdirSync(at(name));
  writeSite(at('build'), 'antes');
});

function build(steps: BuildPlan['steps'] = [], outDir = at('build')): Promise<void> {
  const make = (staging: string) => writeSite(staging, 'depois');
  return runBuild({ root: folder, outDir, steps: [make, ...steps], cache: at('bundler') });
}

/** Starts a build that never ends by itself, and waits until it works. */
async function startBuild() {
  const file = path.join(__dirname, 'startBuild.ts');
  const started = spawn(process.execPath, ['--import', 'tsx', file, folder]);
  await vi.waitUntil(() => existsSync(at('build.next', 'index.html')), { timeout: 60_000 });
  return started;
}

function expectSite(text: 'antes' | 'depois'): void {
  expect(readdirSync(folder).filter((name) => /^build/.test(name))).toEqual(['build']);
  expect(readdirSync(at('.cache'))).toEqual([]);
  expect(read('build', 'index.html')).toBe(`index.html, ${text}`);
}

it('puts the site in the place of the earlier one, with the rights that others have there', async () => {
  await build();
  expectSite('depois');
  mkdirSync(at('outra'));
  expect(statSync(at('build')).mode).toBe(statSync(at('outra')).mode);
});

it('publishes nothing that a step refuses', async () => {
  const count = () => {
    throw new BuildFailure('not whole');
  };
  await expect(build([count])).rejects.toThrow('not whole');
  expectSite('antes');
});

it('fails with a message if the folder cannot be created', async () => {
  const step = vi.fn();
  await expect(build([step], at('build', 'index.html', 'x'))).rejects.toThrow(
    /^ENOTDIR: .*index\.html/,
  );
  expect(step).not.toHaveBeenCalled();
});

it('replaces no folder that holds something else', async () => {
  mkdirSync(at('outra'));
  writeFileSync(at('outra', 'notas.txt'), 'minhas');
  await expect(build([], at('outra'))).rejects.toThrow('holds no earlier build');
  expect(readdirSync(at('outra'))).toEqual(['notas.txt']);
});

it('leaves the earlier site alone when its process is asked to end, and lets no other build in before', async () => {
  const started = await startBuild();
  await expect(build()).rejects.toThrow(
    `Another build of this checkout is running: process ${started.pid}. Wait for its end, or end it with "kill`,
  );
  expect(existsSync(at('build.next', 'index.html'))).toBe(true);
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([143, null]);
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('antes');
});

it('goes on where a build was killed, between two renames too', async () => {
  const started = await startBuild();
  started.kill('SIGKILL');
  await once(started, 'exit');
  renameSync(at('build'), at('build.old'));
  const refuse = () => {
    throw new BuildFailure('no');
  };
  await expect(build([refuse])).rejects.toThrow('no');
  expect(existsSync(at('bundler'))).toBe(false);
  expectSite('antes');
  await build();
  expectSite('depois');
});
