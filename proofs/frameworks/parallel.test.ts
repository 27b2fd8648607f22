import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const SUITES = 'apps/portal/static/testes';
/** Removes variables by which the child processes would join this test run. */
const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, VITEST: ___, ...env } = process.env;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'frontier-suites-'));
  mkdirSync(path.join(folder, 'node_modules/@frontier'), { recursive: true });
  for (const [name, place] of [
    ['@frontier/sandbox', 'packages/sandbox'],
    ['vitest', 'node_modules/vitest'],
  ] as const) {
    symlinkSync(path.resolve(place), path.join(folder, 'node_modules', name), 'dir');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Copies a suite twice: both change the same objects, at the same time. */
function copyTwice(suite: string): string {
  const place = path.join(folder, suite);
  for (const name of ['um', 'outro']) {
    cpSync(path.join(SUITES, suite, 'bloqueio.test.mjs'), path.join(place, `${name}.test.mjs`));
  }
  return place;
}

describe('suites that readers take away, run in parallel with themselves', () => {
  it('pass in node:test, each file with data of its own', async () => {
    const cwd = copyTwice('node');
    const command = ['--test', '--test-reporter=tap', 'um.test.mjs', 'outro.test.mjs'];
    const { stdout } = await run(process.execPath, command, { cwd, env });
    expect(stdout).toMatch(/^# tests 6$[\s\S]*^# pass 6$/m);
  });

  it('pass in Vitest, each file with data of its own', async () => {
    const cwd = copyTwice('vitest');
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const command = [vitest, 'run', '--root', cwd, '--reporter=json'];
    const { stdout } = await run(process.execPath, command, { cwd, env });
    const { numPassedTests, numTotalTests } = JSON.parse(stdout) as Record<string, number>;
    expect([numPassedTests, numTotalTests]).toEqual([6, 6]);
  });
});
