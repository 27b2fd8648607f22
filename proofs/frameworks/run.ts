import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePrograms } from '../../scripts/ensurePrograms';

/*
 * Runs the suites for download in Jest, pytest and JUnit against the packed command: each starts it on a free port,
 * resets it before each test and stops it. Fails if a suite fails, skips a test, runs none or leaves a simulator
 * running. Installs Debian's pytest, JUnit and JDK if they are missing and this user may.
 *
 *   npm run proofs -- frameworks
 */
const SUITES = path.resolve('apps/portal/static/testes');
const JEST = path.resolve('proofs/node_modules/jest/bin/jest.js');
const JARS = '/usr/share/java';
/** Debian's jars of JUnit's console. */
const JUNIT = [
  ...['junit-jupiter-api', 'junit-jupiter-engine', 'junit-platform-commons'],
  ...['junit-platform-console', 'junit-platform-engine', 'junit-platform-launcher'],
  ...['junit-platform-reporting', 'opentest4j', 'opentest4j-reporting-events'],
  ...['opentest4j-reporting-schema', 'apiguardian-api', 'picocli'],
].map((name) => path.join(JARS, `${name}.jar`));
/** Timeout of a suite (ms). */
const LIMIT = 180_000;

/** Results of a suite. */
interface Counts {
  readonly run: number;
  readonly passed: number;
}

interface Framework {
  readonly name: string;
  readonly folder: string;
  /** Runs the copied suite and reads its report. */
  readonly run: (folder: string) => Counts;
}

const FRAMEWORKS: readonly Framework[] = [
  { name: 'Jest', folder: 'jest', run: runJest },
  { name: 'pytest', folder: 'pytest', run: runPytest },
  { name: 'JUnit', folder: 'junit', run: runJUnit },
];
const place = mkdtempSync(path.join(tmpdir(), 'proof-frameworks-'));

main();

function main(): void {
  ensurePrograms(
    [...JUNIT, 'pytest-3', 'javac'],
    ['junit5', 'python3-pytest', 'default-jdk-headless'],
  );
  try {
    installSandbox();
    for (const framework of FRAMEWORKS) prove(framework);
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Installs the tarball like a reader, and puts its command first on the PATH. */
function installSandbox(): void {
  const npm = (args: readonly string[], cwd: string): string =>
    execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const packed = npm(
    ['pack', '--silent', '--workspace', '@frontier/sandbox', '--pack-destination', place],
    process.cwd(),
  );
  const tarball = packed.trim().split('\n').at(-1) ?? '';
  writeFileSync(path.join(place, 'package.json'), '{ "private": true }\n');
  npm(['install', '--silent', '--no-audit', '--no-fund', `./${tarball}`], place);
  process.env.PATH = `${path.join(place, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
}

function prove({ folder, name, run }: Framework): void {
  const here = path.join(place, folder);
  cpSync(path.join(SUITES, folder), here, { recursive: true });
  const begun = performance.now();
  const { passed, run: count } = run(here);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const left = spawnSync('pgrep', ['-f', `${place}.*frontier-sandbox`], {
    encoding: 'utf8',
  }).stdout;
  const faults = [
    ...(count === 0 ? ['ran no test'] : []),
    ...(passed < count ? [`${count - passed} failed or were skipped`] : []),
    ...(left.trim() === '' ? [] : [`left a simulator behind: ${left.trim()}`]),
  ];
  console.log(
    `${name}: ${passed} of ${count} tests pass, ${seconds} s ${faults.join(', ')}`.trim(),
  );
  if (faults.length > 0) process.exitCode = 1;
}

/** Runs a program, and prints its output only if it fails. */
function runQuietly(program: string, args: readonly string[], cwd: string): void {
  const { error, status, stderr, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: LIMIT,
    env: { ...process.env, NO_PROXY: '*', no_proxy: '*' },
  });
  if (status !== 0) console.error(`${program}: ${error ?? status}\n${stdout}${stderr}`);
}

function runJest(cwd: string): Counts {
  writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }\n');
  runQuietly(process.execPath, [JEST, '--ci', '--json', '--outputFile', 'report.json'], cwd);
  const report = readReport(path.join(cwd, 'report.json')) || '{}';
  const { numPassedTests = 0, numTotalTests = 0 } = JSON.parse(report) as Record<string, number>;
  return { run: numTotalTests, passed: numPassedTests };
}

function runPytest(cwd: string): Counts {
  runQuietly('pytest-3', ['--quiet', '--junitxml', 'report.xml'], cwd);
  return readXml(path.join(cwd, 'report.xml'));
}

function runJUnit(cwd: string): Counts {
  const classpath = JUNIT.join(path.delimiter);
  const sources = ['Sandbox.java', 'NegocioTest.java'];
  const compile = ['-Xlint:all,-path', '-Werror', '-encoding', 'UTF-8', '-cp', classpath];
  runQuietly('javac', [...compile, '-d', 'classes', ...sources], cwd);
  const launcher = 'org.junit.platform.console.ConsoleLauncher';
  const where = ['--scan-classpath', 'classes', '--reports-dir', 'reports'];
  runQuietly('java', ['-cp', `classes:${classpath}`, launcher, ...where], cwd);
  return readXml(path.join(cwd, 'reports/TEST-junit-jupiter.xml'));
}

/** Counts of a report in JUnit's format; zero without a report. */
function readXml(file: string): Counts {
  const head = /<testsuite .*?>/s.exec(readReport(file))?.[0] ?? '';
  const count = (name: string): number =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
  const run = count('tests');
  return { run, passed: run - count('failures') - count('errors') - count('skipped') };
}

function readReport(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
