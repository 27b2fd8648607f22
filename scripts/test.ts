import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, ensureServers } from './ensurePrograms';
import { addCounts, type Counts, type DoneStage, printStages, summarize } from './test/report';

/** One row of the table. Stages run one after another, so each has every core of the machine. */
interface TestStage {
  readonly name: string;
  /** As many run at once as there are cores, in this order. The tests of `vitest` and `playwright` are counted. */
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
      'tsx scripts/lintSpecs.ts',
      'tsx scripts/lintDocs.ts',
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
      'node --max-semi-space-size=128 --import tsx scripts/test/buildFromHosts.ts --quick',
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
 * lines are a table of the stages, the commands that failed, and one line that counts the tests of all of them.
 */
const isCheck = process.argv[2] === 'check';
const reports = mkdtempSync(path.join(tmpdir(), 'portal-tests-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

main();

async function main(): Promise<void> {
  const begun = readClocks();
  if (!isCheck) {
    process.env.CHROME_PATH = ensureBrowser();
    ensureServers('nginx', 'caddy', 'openssl');
  }
  const done: DoneStage[] = [];
  let failed: readonly string[] = [];
  for (const { commands, name } of isCheck ? CHECK : ALL) {
    console.log(`\n── ${name}`);
    const stageBegun = readClocks();
    failed = await runCommands(commands);
    done.push({ name, ...spentSince(stageBegun), counts: addCounts(commands.flatMap(readCounts)) });
    if (failed.length > 0) break;
  }
  const counts = addCounts(done.map((stage) => stage.counts));
  printStages([...done, { name: 'all', ...spentSince(begun), counts }]);
  if (failed.length > 0) console.log('\nFailed; each can be run alone:');
  for (const command of failed)
    console.log(/^(?:node|npm) /.test(command) ? command : `npx ${command}`);
  // A command can fail without a failed test.
  const failures = Math.max(counts.failed, failed.length);
  console.log(`\n${summarize({ ...counts, failed: failures })}`);
  process.exit(failures > 0 ? 1 : 0);
}

/** Seconds; those of the processor are spent by the whole machine, browsers and servers included. */
function readClocks() {
  const busy = cpus().map(({ times: { irq, nice, sys, user } }) => user + nice + sys + irq);
  const processorSeconds = busy.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
  return { seconds: Date.now() / 1000, processorSeconds };
}

function spentSince(begun: ReturnType<typeof readClocks>): typeof begun {
  const now = readClocks();
  return {
    seconds: now.seconds - begun.seconds,
    processorSeconds: now.processorSeconds - begun.processorSeconds,
  };
}

/** Returns the commands that failed, the first one first. Their output is printed last. */
async function runCommands(commands: readonly string[]): Promise<string[]> {
  const waiting = [...commands];
  const failed = new Map<string, string>();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let command = waiting.shift(); command; command = waiting.shift()) {
      const { code, output } = await runCommand(command, commands.length === 1);
      const text = output && `${command}: exit ${code}\n${output}`;
      if (code === 0) process.stdout.write(text);
      else failed.set(command, text);
    }
  });
  await Promise.all(workers);
  for (const text of failed.values()) process.stdout.write(text);
  return [...failed.keys()];
}

/** Prints the output of a command that runs alone at once. */
async function runCommand(command: string, isAlone: boolean) {
  const file = reportFile(command);
  const reporters: Readonly<Record<string, readonly string[]>> = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
  };
  const [program = '', ...options] = command.split(' ');
  const stream = isAlone ? 'inherit' : 'pipe';
  const child = spawn(program, [...options, ...(reporters[program] ?? [])], {
    stdio: ['ignore', stream, stream],
    // npm has put the programs of `node_modules` on the path.
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const chunks: Buffer[] = [];
  for (const part of [child.stdout, child.stderr]) {
    part?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', kill);
  return { code: code ?? 1, output: String(Buffer.concat(chunks)) };
}

function reportFile(command: string): string {
  return path.join(reports, `${command.replaceAll(/\W+/g, '-')}.json`);
}

function readCounts(command: string): Counts[] {
  try {
    const report = JSON.parse(readFileSync(reportFile(command), 'utf8'));
    if (command.startsWith('playwright')) {
      const { expected, flaky, skipped, unexpected } = report.stats;
      return [{ passed: expected + flaky, failed: unexpected, skipped, retried: flaky }];
    }
    const { numFailedTests: failed, numPassedTests: passed, numPendingTests: skipped } = report;
    return [{ passed, failed, skipped, retried: 0 }];
  } catch {
    // It has no tests, or the disk was full, which the command printed.
    return [];
  }
}
