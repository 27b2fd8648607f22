import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';

const run = promisify(execFile);
const require = createRequire(__filename);

export interface Language {
  readonly name: 'TypeScript' | 'Python' | 'Java';
  /** The missing tool, or `undefined` if programs can run. */
  readonly missing: string | undefined;
  /**
   * Compiles programs against a client in strict mode and runs them in turn, in the folder of the first.
   *
   * @param clients output folder of `makeClients`.
   * @param environment added to the variables of this process.
   * @returns the standard output.
   * @throws {Error} with the output of the compiler or of the program that failed.
   */
  readonly run: (
    clients: string,
    programs: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) => Promise<string>;
}

function findMissing(...programs: string[]): string | undefined {
  return programs.find((program) => spawnSync(program, ['--version']).status !== 0);
}

/** Java is off by default, because its compiler is too slow for `npm test`. */
function findJava(): string | undefined {
  const isWanted = process.env.CLIENTS_JAVA === '1';
  return isWanted ? findMissing('javac', 'java') : 'CLIENTS_JAVA=1 (npm run proofs -- clients)';
}

type RunPrograms = (
  folder: string,
  clients: string,
  programs: readonly string[],
  options: { readonly env: NodeJS.ProcessEnv; readonly cwd: string },
) => Promise<{ stdout: string }>;

function inFolder(runIn: RunPrograms): Language['run'] {
  return async (clients, programs, environment) => {
    const folder = makeTempFolder();
    try {
      const given = programs.map((program) => path.resolve(program));
      const env = { ...process.env, ...environment };
      const cwd = path.dirname(given[0] ?? folder);
      return (await runIn(folder, path.resolve(clients), given, { env, cwd })).stdout;
    } catch (error) {
      const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
      throw new Error(stdout + stderr || String(error));
    }
  };
}

const runTypeScript: RunPrograms = async (folder, clients, programs, options) => {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@types'), { recursive: true });
  cpSync(path.join(clients, 'typescript'), path.join(modules, 'frontier-cliente'), {
    recursive: true,
  });
  const types = path.dirname(require.resolve('@types/node/package.json'));
  symlinkSync(types, path.join(modules, '@types/node'));
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const own = programs.map((program) => path.join(folder, path.basename(program)));
  for (const [index, program] of programs.entries()) cpSync(program, own[index] ?? folder);
  await run(process.execPath, [tsc, ...strict, ...own], { cwd: folder });
  const all = path.join(folder, 'run-all.mjs');
  const imports = programs.map((program) => `await import('./${path.parse(program).name}.mjs');`);
  writeFileSync(all, imports.join('\n'));
  return run(process.execPath, [all], options);
};

const RUN_ALL_PYTHON =
  'import runpy, sys\nfor name in sys.argv[1:]: runpy.run_path(name, run_name="__main__")';

const runPython: RunPrograms = async (_folder, clients, programs, { cwd, env }) => {
  const PYTHONPATH = path.join(clients, 'python');
  return run('python3', ['-B', '-c', RUN_ALL_PYTHON, ...programs], {
    cwd,
    env: { ...env, PYTHONPATH, PYTHONIOENCODING: 'utf-8' },
  });
};

const RUN_ALL_JAVA = `public class RunAll {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    }
  }
}`;

const runJava: RunPrograms = async (folder, clients, programs, runOptions) => {
  const options = ['-encoding', 'UTF-8', '-Xlint:all', '-Werror'];
  const classes = path.join(clients, 'java/classes');
  if (!existsSync(classes)) {
    const sources = path.join(clients, 'java/src/frontier');
    const files = readdirSync(sources).map((name) => path.join(sources, name));
    await run('javac', [...options, '-d', classes, ...files]);
  }
  const classPath = [classes, folder].join(path.delimiter);
  const all = path.join(folder, 'RunAll.java');
  writeFileSync(all, RUN_ALL_JAVA);
  await run('javac', [...options, '-cp', classes, '-d', folder, all, ...programs]);
  const print = ['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', '-XX:TieredStopAtLevel=1'];
  const names = programs.map((program) => path.parse(program).name);
  return run('java', [...print, '-cp', classPath, 'RunAll', ...names], runOptions);
};

export const languages: readonly Language[] = [
  { name: 'TypeScript', missing: undefined, run: inFolder(runTypeScript) },
  { name: 'Python', missing: findMissing('python3'), run: inFolder(runPython) },
  { name: 'Java', missing: findJava(), run: inFolder(runJava) },
];
