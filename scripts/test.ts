import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, ensureServers } from './ensurePrograms';
import { addCounts, type Counts, type DoneStage, printStages, summarize } from './test/report';

/** One row of the table. Stages run one after another, so each has every core of the machine. */
interface TestStage {
  readonly name: string;
  /**
   * Programs of `node_modules`, npm, or files that Node runs, with their options. As many run at once as there are
   * cores, in this order. The tests of `vitest` and `playwright` are counted.
   */
  readonly commands: readonly string[];
}

const UNIT_TESTS = 'vitest run --project unit';

const STATIC: readonly TestStage[] = [
  // The linter reads no compiled package.
  {
    name: 'compile packages, lint',
    commands: ['npm run --silent compile', 'biome check . --diagnostic-level error'],
  },
  {
    name: 'types, packages, pages, contracts',
    commands: [
      // A second checker checks much of the first one's work again.
      'tsc --noEmit --checkers 1',
      'knip --no-config-hints',
      'scripts/lintSpecs.ts',
      'scripts/lintDocs.ts',
    ],
  },
];

const CHECK: readonly TestStage[] = [...STATIC, { name: 'unit tests', commands: [UNIT_TESTS] }];

/** The stages of `npm test` need Chromium, nginx and Caddy, and the last two need `build/`. */
const ALL: readonly TestStage[] = [
  ...STATIC,
  {
    name: 'production build, unit tests, guides',
    commands: [
      'scripts/test/buildFromHosts.ts',
      'vitest run --project guides',
      UNIT_TESTS,
      'knip --no-config-hints --production --strict --exclude exports,types',
    ],
  },
  { name: 'built site, servers', commands: ['vitest run --project site'] },
  { name: 'site and console in the browser', commands: ['playwright test'] },
];

/*
 * `npm test`, or `npm run check` with the argument `check`. Stops after the first stage that fails. The last
 * lines are a table of the stages and one line that counts the tests of all of them.
 */
const isCheck = process.argv[2] === 'check';
const reports = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));

main();

async function main(): Promise<void> {
  const started = Date.now();
  if (!isCheck) {
    process.env.CHROME_PATH = ensureBrowser();
    ensureServers('nginx', 'caddy', 'openssl');
  }
  const done: DoneStage[] = [];
  let failed: readonly string[] = [];
  for (const stage of isCheck ? CHECK : ALL) {
    console.log(`\n── ${stage.name}`);
    const begun = Date.now();
    const processorBefore = processorSeconds();
    failed = await runCommands(stage);
    done.push({
      name: stage.name,
      seconds: (Date.now() - begun) / 1000,
      processorSeconds: processorSeconds() - processorBefore,
      counts: addCounts(stage.commands.flatMap(readCounts)),
    });
    if (failed.length > 0) break;
  }
  rmSync(reports, { recursive: true, force: true });
  const counts = addCounts(done.map((stage) => stage.counts));
  printStages(done, (Date.now() - started) / 1000);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}`);
  // A command can fail without a failed test.
  const failures = Math.max(counts.failed, failed.length);
  console.log(`\n${summarize({ ...counts, failed: failures })}`);
  process.exit(failures > 0 ? 1 : 0);
}

/** Spent by the whole machine since it started, browsers and servers included. */
function processorSeconds(): number {
  const busy = cpus().map(({ times: { irq, nice, sys, user } }) => user + nice + sys + irq);
  return busy.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}

async function runCommands(stage: TestStage): Promise<string[]> {
  const waiting = [...stage.commands];
  const failed: string[] = [];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      if ((await runCommand(command, stage)) !== 0) failed.push(command);
    }
  });
  await Promise.all(workers);
  return failed;
}

/** Output of commands that run side by side is printed at their end. */
async function runCommand(command: string, stage: TestStage): Promise<number> {
  const file = reportFile(command);
  const reporters: Readonly<Record<string, readonly string[]>> = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  };
  const words = command.split(' ');
  words.push(...(reporters[words[0] ?? ''] ?? []));
  const [program = '', ...options] = command.startsWith('scripts/')
    ? [process.execPath, '--import', 'tsx', ...words]
    : words;
  const isAlone = stage.commands.length === 1;
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(program, options, {
    stdio: ['ignore', output, output],
    // npm has put the programs of `node_modules` on the path.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise<number>((resolve) => {
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  if (!isAlone) process.stdout.write(`${command}: exit ${code}\n${Buffer.concat(chunks)}`);
  return code;
}

function reportFile(command: string): string {
  return path.join(reports, `${command.replaceAll(/\W+/g, '-')}.json`);
}

function readCounts(command: string): Counts[] {
  const file = reportFile(command);
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (command.startsWith('playwright')) {
    const { expected, flaky, skipped, unexpected } = report.stats;
    return [{ passed: expected + flaky, failed: unexpected, skipped, retried: flaky }];
  }
  const { numFailedTests, numPassedTests, numPendingTests } = report;
  return [{ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, retried: 0 }];
}
