import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureServers } from './deploy/serve/ensureServers';
import { ensureBrowser } from './ensureBrowser';
import {
  addCounts,
  type DoneStage,
  formatStages,
  type PlaywrightReport,
  readBrowserReport,
  summarize,
} from './test/report';

/** What is run, and whose report tells its tests where it has any. */
interface Stage {
  readonly name: string;
  /** A program of `node_modules` or `npm`, and its options. */
  readonly command: string;
  readonly report?: 'vitest' | 'playwright';
}

/** Tests that start programs, a database or large documents: the second ring has them. */
const SLOW = '**/*.slow.test.*';
const UNIT = 'packages apps/portal/src apps/portal/tests/search scripts/*/__tests__ specs';
/** Tests outside of it that are quick, and name what a new call still lacks. */
const LACKS = [
  'apps/portal/tests/docs/coverage.test.ts',
  'apps/portal/tests/docs/homologation.test.ts',
];

/** `npm run check`: stages in their order; those of one list run at once, and each prints when it ends. */
const CHECK: readonly (readonly Stage[])[] = [
  [{ name: 'packages compiled', command: 'npm run --silent compile' }],
  [
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'lint and format', command: 'biome check .' },
    { name: 'packages', command: 'knip --no-config-hints' },
    {
      name: 'packages of a build',
      command: 'knip --no-config-hints --production --strict --exclude exports,types',
    },
    { name: 'pages', command: 'tsx scripts/lintDocs.ts' },
    { name: 'contracts', command: 'tsx scripts/lintSpecs.ts' },
  ],
  [
    {
      name: 'unit',
      command: `vitest run ${UNIT} ${LACKS.join(' ')} --exclude ${SLOW} --exclude packages/sandbox/**/!(services).test.ts`,
      report: 'vitest',
    },
  ],
];

/** What `npm test` runs after it. */
const REST: readonly (readonly Stage[])[] = [
  [
    {
      name: 'programs, sandbox, guides',
      command: `vitest run slow.test packages/sandbox apps/portal/tests/docs --exclude **/services.test.ts ${LACKS.map((file) => `--exclude ${file}`).join(' ')}`,
      report: 'vitest',
    },
    { name: 'production build', command: 'tsx scripts/test/buildFromHosts.ts' },
  ],
  [
    {
      name: 'built site, failed builds, deploy',
      command: 'vitest run apps/portal/tests/site scripts/tests deploy/tests',
      report: 'vitest',
    },
    { name: 'browser', command: 'playwright test --config apps/portal', report: 'playwright' },
    {
      name: 'console of the sandbox',
      command: 'playwright test --config scripts/test/playwright.console.ts',
      report: 'playwright',
    },
  ],
];

/*
 * `npm test`, or the ring inside it with `check`: every stage in order, stopping at the first that fails;
 * then a table of their times, and one last line that counts the tests of all of them.
 */
const isCheck = process.argv[2] === 'check';
const started = Date.now();
const reports = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
const flaky: string[] = [];

main();

async function main(): Promise<void> {
  if (!isCheck) {
    process.env.CHROME_PATH = ensureBrowser();
    ensureServers('nginx', 'caddy', 'openssl');
  }
  const done: DoneStage[] = [];
  let failed: string[] = [];
  for (const group of isCheck ? CHECK : [...CHECK, ...REST]) {
    const runs = await Promise.all(group.map((stage) => run(stage, group.length > 1)));
    done.push(...runs);
    failed = runs.flatMap(({ name, ok }) => (ok ? [] : [name]));
    if (failed.length > 0) break;
  }
  rmSync(reports, { recursive: true, force: true });
  const counts = addCounts(done.flatMap((stage) => stage.counts ?? []));
  console.log(`\n${formatStages(done, (Date.now() - started) / 1000)}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  // A stage may fail without a test that does.
  const worst = Math.max(counts.failed, failed.length > 0 ? 1 : 0);
  console.log(`\n${summarize({ ...counts, failed: worst }, flaky)}`);
  process.exit(worst > 0 ? 1 : 0);
}

/** @param isHeld prints what it says when it ends. */
async function run({ command, name, report }: Stage, isHeld: boolean) {
  const begun = Date.now();
  const file = path.join(reports, `${name}.json`);
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  };
  const output = isHeld ? 'pipe' : 'inherit';
  if (!isHeld) console.log(`\n── ${name}`);
  const words = [...command.split(' '), ...(report ? reporters[report] : [])];
  const [program = '', ...options] = words[0] === 'npm' ? words : ['npx', '--no-install', ...words];
  const child = spawn(program, options, {
    stdio: ['ignore', output, output],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (Date.now() - begun) / 1000;
  if (isHeld) process.stdout.write(`\n── ${name}\n${Buffer.concat(pieces)}`);
  console.log(`── ${name}: ${seconds.toFixed(1)} s, exit ${code}`);
  return { name, seconds, ok: code === 0, counts: report && readCounts(report, file) };
}

function readCounts(report: 'vitest' | 'playwright', file: string) {
  const text = readFileSync(file, 'utf8');
  if (report === 'playwright') {
    const browser = readBrowserReport(JSON.parse(text) as PlaywrightReport);
    flaky.push(...browser.flaky);
    console.log('── browser: seconds of its slowest files, over all workers');
    for (const [name, seconds] of browser.files.slice(0, 10)) {
      console.log(`${seconds.toFixed(1).padStart(8)} ${name}`);
    }
    return browser.counts;
  }
  const result = JSON.parse(text) as Record<string, number>;
  return {
    passed: result.numPassedTests ?? 0,
    failed: result.numFailedTests ?? 0,
    skipped: result.numPendingTests ?? 0,
  };
}
