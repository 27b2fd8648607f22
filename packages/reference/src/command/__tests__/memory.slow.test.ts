import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../labels/languageTables.js';
import type { CliOptions } from '../parseArguments.js';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const COMMAND = path.resolve('packages/reference/dist/command');
const load = (file: string) => import(pathToFileURL(path.join(COMMAND, file)).href);
const { writeInThread }: typeof import('../writeInThread.js') = await load('writeInThread.js');
const { describeCommandError }: typeof import('../commandErrors.js') =
  await load('commandErrors.js');
const { parseArguments }: typeof import('../parseArguments.js') = await load('parseArguments.js');

const { folder, remove, write } = createCommandFolder();
afterAll(remove);
const source = path.join(folder, write('api.yaml', writeDocument('Contas')));

function optionsFor(...args: string[]): CliOptions {
  return parseArguments([source, ...args]).options;
}

it.each<[string, (out: string) => string[]]>([
  ['file', (out) => ['--out', out]],
  ['folder', (out) => ['--layout', 'operation', '--out', out]],
])(
  'the end of memory is one clear fault, and leaves the %s of before alone',
  async (name, args) => {
    const out = path.join(folder, name);
    await writeInThread(optionsFor(...args(out)), LANGUAGES.en);
    const read = () => readFileSync(name === 'file' ? out : path.join(out, 'index.html'), 'utf8');
    const before = read();
    const error = await writeInThread(optionsFor(...args(out)), LANGUAGES.en, 8).catch(
      (reason: unknown) => reason,
    );
    const told = describeCommandError(error, LANGUAGES.en, [source]);
    expect(told).toContain(source);
    expect(told).toContain('found: more than 8 MiB of memory, when it is unfolded');
    expect(told).toMatch(/how to fix: Split the document/);
    expect(told).not.toMatch(/^ +at /m);
    expect(read()).toBe(before);
    expect(readdirSync(folder).filter((entry) => entry.endsWith('.tmp'))).toEqual([]);
    expect(existsSync(out)).toBe(true);
  },
);

it.each(['SIGINT', 'SIGTERM'] as const)('%s takes away what was begun', async (signal) => {
  const ids = Array.from({ length: 2_000 }, (_, index) => `listar${index}`);
  const large = path.join(folder, write('large.json', writeDocument('Contas', ids)));
  const bin = path.join(COMMAND, 'bin.js');
  const out = path.join(folder, signal);
  const program = spawn(process.execPath, [bin, large, '--layout', 'operation', '--out', out]);
  const isBegun = () => readdirSync(folder).some((entry) => entry.startsWith(`${signal}.`));
  await vi.waitUntil(isBegun, { timeout: 30_000, interval: 20 });
  program.kill(signal);
  const [, endedBy] = await once(program, 'exit');
  expect(endedBy).toBe(signal);
  expect(isBegun()).toBe(false);
  expect(existsSync(out)).toBe(false);
});
