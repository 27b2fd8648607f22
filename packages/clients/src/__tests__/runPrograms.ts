import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(__filename);

/** A language of the clients on this machine. */
export interface Language {
  readonly name: 'TypeScript' | 'Python' | 'Java';
  /** What is missing to run its programs; nothing when they run. */
  readonly missing: string | undefined;
  /**
   * Compiles a program against a client, as strictly as its language does, and runs it.
   *
   * @param clients folder that `makeClients` made.
   * @param environment what the program is given.
   * @returns what it prints.
   * @throws {Error} with what the compiler or the program says.
   */
  readonly run: (
    clients: string,
    program: string,
    environment: Readonly<Record<string, string>>,
  ) => Promise<string>;
}

/** For tests: the languages, and how their programs run. */
export const languages: readonly Language[] = [
  { name: 'TypeScript', missing: undefined, run: inFolder(runTypeScript) },
  { name: 'Python', missing: findMissing('python3'), run: inFolder(runPython) },
  { name: 'Java', missing: findJava(), run: inFolder(runJava) },
];

function findMissing(...programs: string[]): string | undefined {
  return programs.find((program) => spawnSync(program, ['--version']).status !== 0);
}

/** Its compiler takes longer than `npm test` may. */
function findJava(): string | undefined {
  const isWanted = process.env.CLIENTS_JAVA === '1';
  return isWanted ? findMissing('javac', 'java') : 'CLIENTS_JAVA=1 (npm run proofs -- clients)';
}

type Run = (
  folder: string,
  clients: string,
  program: string,
  env: NodeJS.ProcessEnv,
) => Promise<{ stdout: string }>;

function inFolder(runIn: Run): Language['run'] {
  return async (clients, program, environment) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'frontier-program-'));
    try {
      const env = { ...process.env, ...environment };
      return (await runIn(folder, clients, program, env)).stdout;
    } catch (error) {
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      throw new Error(`${program}: ${error}\n${stdout}${stderr}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

async function runTypeScript(
  folder: string,
  clients: string,
  program: string,
  env: NodeJS.ProcessEnv,
) {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@types'), { recursive: true });
  cpSync(path.join(clients, 'typescript'), path.join(modules, 'frontier-cliente'), {
    recursive: true,
  });
  const types = path.dirname(require.resolve('@types/node/package.json'));
  symlinkSync(types, path.join(modules, '@types/node'));
  const { name } = path.parse(program);
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const own = path.join(folder, path.basename(program));
  cpSync(program, own);
  await run(process.execPath, [tsc, ...options, own], { cwd: folder });
  return run(process.execPath, [path.join(folder, `${name}.mjs`)], { env });
}

async function runPython(
  _folder: string,
  clients: string,
  program: string,
  env: NodeJS.ProcessEnv,
) {
  const PYTHONPATH = path.join(clients, 'python');
  return run('python3', ['-B', program], {
    env: { ...env, PYTHONPATH, PYTHONIOENCODING: 'utf-8' },
  });
}

async function runJava(folder: string, clients: string, program: string, env: NodeJS.ProcessEnv) {
  const options = ['-encoding', 'UTF-8', '-Xlint:all', '-Werror'];
  const classes = path.join(clients, 'java/classes');
  if (!existsSync(classes)) {
    const sources = path.join(clients, 'java/src/frontier');
    const files = readdirSync(sources).map((name) => path.join(sources, name));
    await run('javac', [...options, '-d', classes, ...files]);
  }
  const classPath = [classes, folder].join(path.delimiter);
  await run('javac', [...options, '-cp', classes, '-d', folder, program]);
  const print = ['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', '-XX:TieredStopAtLevel=1'];
  return run('java', [...print, '-cp', classPath, path.parse(program).name], { env });
}
