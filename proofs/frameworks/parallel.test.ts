import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const SUITE = 'apps/portal/static/testes/node/bloqueio.test.mjs';
const PAGE = 'apps/portal/docs/frontier/sandbox/testes.mdx';
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

/** Copies a suite twice: both change the same objects at once. @param line replaces the import of node:test */
function writeTwice(runner: string, line?: string): string {
  const place = path.join(folder, runner);
  const source = readFileSync(SUITE, 'utf8');
  const [own = ''] = /^import .* from 'node:test';$/m.exec(source) ?? [];
  mkdirSync(place);
  for (const name of ['um', 'outro']) {
    writeFileSync(path.join(place, `${name}.test.mjs`), source.replace(own, line ?? own));
  }
  return place;
}

describe('suites that readers take away, run in parallel with themselves', () => {
  it('pass in node:test, each file with data of its own', async () => {
    const cwd = writeTwice('node');
    const command = ['--test', '--test-reporter=tap', 'um.test.mjs', 'outro.test.mjs'];
    const { stdout } = await run(process.execPath, command, { cwd, env });
    expect(stdout).toMatch(/^# tests 6$[\s\S]*^# pass 6$/m);
  });

  it('pass in Vitest, each file with data of its own', async () => {
    const [line] = /^import .* from 'vitest';$/m.exec(readFileSync(PAGE, 'utf8')) ?? [];
    const cwd = writeTwice('vitest', line);
    const vitest = path.resolve('node_modules/vitest/vitest.mjs');
    const command = [vitest, 'run', '--root', cwd, '--reporter=json'];
    const { stdout } = await run(process.execPath, command, { cwd, env });
    const { numPassedTests, numTotalTests } = JSON.parse(stdout) as Record<string, number>;
    expect([numPassedTests, numTotalTests]).toEqual([6, 6]);
  });
});
