import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './ensureBrowser';

/*
 * `npm test`: every stage in order, stopping at the first that fails, and one last line that counts
 * the tests of all of them.
 */
const reports = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const browser = ensureBrowser();

stage('types', ['tsc', '--noEmit']);
stage('lint and format', ['biome', 'check', '.']);
stage('pages', ['tsx', 'scripts/lintDocs.ts']);
stage('contracts', ['tsx', 'scripts/lintSpecs.ts']);
vitest('unit', ['src', 'scripts', 'bench', 'tests/specs', 'tests/docs']);
stage('production build', ['tsx', 'scripts/build.ts']);
vitest('built site', ['tests/site']);
playwright();
vitest('whole builds', ['tests/build']);
finish();

function vitest(name: string, folders: readonly string[]): void {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const ok = run(name, [
    'vitest',
    'run',
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  counts.passed += result.numPassedTests ?? 0;
  counts.failed += result.numFailedTests ?? 0;
  counts.skipped += result.numPendingTests ?? 0;
  if (!ok) fail();
}

function playwright(): void {
  const report = path.join(reports, 'browser.json');
  const ok = run('browser', ['playwright', 'test', '--reporter=list,json'], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  counts.passed += stats.expected;
  counts.failed += stats.unexpected + stats.flaky;
  counts.skipped += stats.skipped;
  if (!ok) fail();
}

function stage(name: string, command: readonly string[], env: Record<string, string> = {}): void {
  if (!run(name, command, env)) fail();
}

function run(name: string, command: readonly string[], env: Record<string, string> = {}): boolean {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s, exit ${status}`);
  return status === 0;
}

function fail(): never {
  counts.failed = Math.max(counts.failed, 1);
  finish();
}

function finish(): never {
  rmSync(reports, { recursive: true, force: true });
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
  process.exit(counts.failed > 0 ? 1 : 0);
}
