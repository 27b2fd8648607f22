import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { ensurePrograms } from '../../scripts/ensurePrograms';
import { makeTempFolder } from '../../scripts/test/tempFolder';

/* The suites for download, run by their frameworks beside the packed sandbox, as a reader installs it. */
const SUITES = path.resolve('apps/portal/static/testes');
const PAGE = 'apps/portal/docs/frontier/sandbox/testes.mdx';
const JEST = path.resolve('proofs/node_modules/jest/bin/jest.js');
const VITEST = path.resolve('node_modules/vitest/vitest.mjs');
/** Debian's jar of JUnit and its console. */
const JUNIT = '/usr/share/java/junit-platform-console-standalone.jar';
/** Removes variables by which the child processes would join this test run. */
const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, VITEST: ___, ...own } = process.env;
const folder = makeTempFolder({ 'package.json': '{ "private": true }\n' });
const PATH = `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${own.PATH}`;
const env = { ...own, PATH, NO_PROXY: '*', no_proxy: '*' };

beforeAll(() => {
  ensurePrograms(
    [JUNIT, 'pytest-3', 'javac'],
    ['junit5', 'python3-pytest', 'default-jdk-headless'],
  );
  const pack = ['pack', '--silent', '--workspace', '@frontier/sandbox', '--pack-destination'];
  const packed = execFileSync('npm', [...pack, folder], { encoding: 'utf8' });
  const install = ['install', '--silent', '--no-audit', '--no-fund'];
  const tarball = packed.trim().split('\n').at(-1);
  execFileSync('npm', [...install, `./${tarball}`], { cwd: folder });
  symlinkSync(path.resolve('node_modules/vitest'), path.join(folder, 'node_modules/vitest'));
});

/** Runs the programs one after the other, and returns their output. */
async function run(cwd: string, ...commands: readonly string[][]): Promise<string> {
  let printed = '';
  for (const [program = '', ...options] of commands) {
    const { stderr, stdout } = await promisify(execFile)(program, options, { cwd, env });
    printed += stdout + stderr;
  }
  return printed;
}

const strict = ['-Xlint:all,-path', '-Werror', '-encoding', 'UTF-8', '-d', 'classes'];
const launcher = ['org.junit.platform.console.ConsoleLauncher', '--disable-ansi-colors'];

it.each([
  ['jest', /^Tests: +([1-9]\d*) passed, \1 total$/m, [[process.execPath, JEST, '--ci']]],
  ['pytest', /^[1-9]\d* passed in/m, [['pytest-3', '--quiet']]],
  [
    'junit',
    /\[ +([1-9]\d*) tests found +\][\s\S]*\[ +\1 tests successful +\]/,
    [
      ['javac', ...strict, '-cp', JUNIT, 'Sandbox.java', 'NegocioTest.java'],
      ['java', '-cp', `classes:${JUNIT}`, ...launcher, '--scan-classpath', 'classes'],
    ],
  ],
])(
  'every test of the suite in %s passes, and it stops its simulator',
  async (name, passed, commands) => {
    const cwd = path.join(folder, name);
    cpSync(path.join(SUITES, name), cwd, { recursive: true });
    if (name === 'jest') writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }\n');
    expect(await run(cwd, ...commands)).toMatch(passed);
    const left = spawnSync('pgrep', ['-f', `${folder}.*frontier-sandbox`], { encoding: 'utf8' });
    expect(left.stdout).toBe('');
  },
);

/** Copies a suite twice: both change the same objects, at the same time. @param line replaces the import of node:test. */
function writeTwice(runner: string, line?: string): string {
  const place = path.join(folder, runner);
  const source = readFileSync(path.join(SUITES, 'node/bloqueio.test.mjs'), 'utf8');
  const [before = ''] = /^import .* from 'node:test';$/m.exec(source) ?? [];
  mkdirSync(place);
  for (const name of ['um', 'outro']) {
    writeFileSync(path.join(place, `${name}.test.mjs`), source.replace(before, line ?? before));
  }
  return place;
}

it('two suites of node:test pass at the same time, each with data of its own', async () => {
  const files = ['um.test.mjs', 'outro.test.mjs'];
  const command = [process.execPath, '--test', '--test-reporter=tap', ...files];
  const printed = await run(writeTwice('node'), command);
  expect(printed).toMatch(/^# tests 6$[\s\S]*^# pass 6$/m);
});

it('two suites of Vitest pass at the same time, each with data of its own', async () => {
  const [line] = /^import .* from 'vitest';$/m.exec(readFileSync(PAGE, 'utf8')) ?? [];
  const cwd = writeTwice('vitest', line);
  const printed = await run(cwd, [process.execPath, VITEST, 'run', '--root', cwd]);
  expect(printed).toMatch(/Tests .*6 passed.* \(6\)/);
});
