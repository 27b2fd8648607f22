import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePostgres } from '../proofs/sandbox/support/startPostgres';
import { ensureServers } from './deploy/serve/ensureServers';
import { ensureBrowser } from './ensureBrowser';
import { addCounts, type Counts, formatStages, type Stage, summarize } from './test/formatStages';
import { type PlaywrightReport, readBrowserReport } from './test/readBrowserReport';

/*
 * `npm test`: every stage in order, stopping at the first that fails; then a table of their times,
 * and one last line that counts the tests of all of them.
 */
const started = Date.now();
const reports = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
const stages: Stage[] = [];
const flaky: string[] = [];

main();

async function main(): Promise<never> {
  const browser = ensureBrowser();
  ensureServers('nginx', 'caddy', 'openssl');
  ensurePostgres();
  const compile = 'reference package';
  end(compile, await run(compile, ['tsx', 'packages/reference/scripts/build.mjs']));
  await together([
    ['types', ['tsc', '--noEmit']],
    ['lint and format', ['biome', 'check', '.']],
    ['packages', ['knip', '--no-config-hints']],
    [
      'packages of a build',
      ['knip', ...'--no-config-hints --production --strict --exclude exports,types'.split(' ')],
    ],
    ['pages', ['tsx', 'scripts/lintDocs.ts']],
    ['contracts', ['tsx', 'scripts/lintSpecs.ts']],
  ]);
  await vitest('unit', [
    'packages',
    'src',
    'scripts',
    'bench',
    'tests/specs',
    'tests/docs',
    'tests/search',
  ]);
  const build = 'production build';
  end(build, await run(build, ['tsx', 'scripts/test/buildFromHosts.ts']));
  await vitest('built site, failed builds, deploy', ['tests/site', 'tests/build', 'tests/deploy']);
  await playwright(browser);
  finish();
}

async function vitest(name: string, folders: readonly string[]): Promise<void> {
  const report = path.join(reports, `${stages.length}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ran = await run(name, ['vitest', 'run', ...folders, ...reporters]);
  const result = readReport<Record<string, number>>(report);
  end(name, ran, {
    passed: result.numPassedTests ?? 0,
    failed: result.numFailedTests ?? 0,
    skipped: result.numPendingTests ?? 0,
  });
}

async function playwright(browser: string): Promise<void> {
  const report = path.join(reports, 'browser.json');
  const ran = await run('browser', ['playwright', 'test', '--reporter=list,json'], 'inherit', {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const result = readBrowserReport(readReport<PlaywrightReport>(report));
  flaky.push(...result.flaky);
  console.log('── browser: seconds of its slowest files, over all workers');
  for (const [file, seconds] of result.files.slice(0, 10)) {
    console.log(`${seconds.toFixed(1).padStart(8)} ${file}`);
  }
  end('browser', ran, result.counts);
}

/** Stages that count no tests, all at once; each prints when it ends, and all of them end. */
async function together(
  all: readonly (readonly [name: string, command: string[]])[],
): Promise<void> {
  const runs = all.map(
    async ([name, command]) => [name, await run(name, command, 'pipe')] as const,
  );
  const failed = (await Promise.all(runs)).map(([name, { ok, seconds }]) => {
    stages.push({ name, seconds });
    return ok ? [] : [name];
  });
  if (failed.flat().length > 0) finish(failed.flat().join(', '));
}

interface Run {
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs one stage; with `pipe` it prints when it ends. */
function run(
  name: string,
  command: readonly string[],
  output: 'inherit' | 'pipe' = 'inherit',
  env: Record<string, string> = {},
): Promise<Run> {
  const begun = Date.now();
  const pieces: Buffer[] = [];
  if (output === 'inherit') console.log(`\n── ${name}`);
  const child = spawn('npx', ['--no-install', ...command], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (Date.now() - begun) / 1000;
      if (output === 'pipe') process.stdout.write(`\n── ${name}\n${Buffer.concat(pieces)}`);
      console.log(`── ${name}: ${seconds.toFixed(1)} s, exit ${code}`);
      resolve({ ok: code === 0, seconds });
    });
  });
}

function end(name: string, { ok, seconds }: Run, counts?: Counts): void {
  stages.push({ name, seconds, counts });
  if (!ok) finish(name);
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Ends the run; a stage may fail without a test that does. */
function finish(failedStage?: string): never {
  rmSync(reports, { recursive: true, force: true });
  const counts = addCounts(stages.flatMap((done) => done.counts ?? []));
  const failed = Math.max(counts.failed, failedStage === undefined ? 0 : 1);
  console.log(`\n${formatStages(stages, (Date.now() - started) / 1000)}`);
  if (failedStage !== undefined) console.log(`\nFailed: ${failedStage}`);
  console.log(`\n${summarize({ ...counts, failed }, flaky)}`);
  process.exit(failed > 0 ? 1 : 0);
}
