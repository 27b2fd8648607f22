import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ClientFailure,
  type Contract,
  type PreparedContract,
  prepareContract,
} from './prepareContract';
import { writeJava, writeJavaIndex } from './writeJava';
import { nameClass, writePython, writePythonIndex } from './writePython';
import { nameService, writeTypeScript, writeTypeScriptIndex } from './writeTypeScript';

const RUNTIME = path.join(__dirname, '../runtime');
const require = createRequire(__filename);

/**
 * Makes the clients of all contracts: `typescript/`, `python/` and `java/` in a folder.
 *
 * @param folder is made; what it holds is replaced.
 * @throws {ClientFailure} naming file and line of what a contract has that clients can't carry, or what the generator
 *   writes otherwise than the version that is kept.
 */
export function makeClients(contracts: readonly Contract[], folder: string): void {
  const prepared = contracts.map(prepareContract);
  const work = mkdtempSync(path.join(tmpdir(), 'frontier-clients-'));
  try {
    generate(prepared, work);
    const read = (name: string) => readFileSync(path.join(work, 'out', name), 'utf8');
    rmSync(folder, { recursive: true, force: true });
    writeAll(path.join(folder, 'typescript'), 'typescript', makeTypeScript(prepared, read));
    writeAll(path.join(folder, 'python'), 'python', makePython(prepared, read));
    writeAll(path.join(folder, 'java'), 'java', makeJava(prepared, read));
    compileTypeScript(path.join(folder, 'typescript'));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Runs the generator once for all contracts and languages. */
function generate(contracts: readonly PreparedContract[], work: string): void {
  const apis = contracts.map(({ document, id }) => {
    writeFileSync(path.join(work, `${id}.json`), JSON.stringify(document));
    const client = {
      generators: ['typescript', 'python', 'java'],
      outputMode: 'split',
      runtime: 'module',
    };
    // Not the service's name alone: Java nests a schema `Operacao` in the class of the service.
    return [id, { root: `${id}.json`, clientOutput: `out/${nameService(id)}Api.ts`, client }];
  });
  const config = { telemetry: 'off', apis: Object.fromEntries(apis) };
  writeFileSync(path.join(work, 'redocly.yaml'), JSON.stringify(config));
  const cli = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  run(process.execPath, [cli, 'generate-client'], work);
}

type Files = ReadonlyMap<string, string>;

function makeTypeScript(
  contracts: readonly PreparedContract[],
  read: (name: string) => string,
): Files {
  const modules = contracts.map((contract): [string, string] => {
    const name = nameService(contract.id);
    const schemas = read(`${name}Api.schemas.ts`);
    return [`src/${name}.ts`, writeTypeScript(contract, { schemas, calls: read(`${name}Api.ts`) })];
  });
  return new Map([...modules, ['src/index.ts', writeTypeScriptIndex(contracts)]]);
}

function makePython(contracts: readonly PreparedContract[], read: (name: string) => string): Files {
  const modules = contracts.map((contract): [string, string] => {
    const name = contract.id.replaceAll('-', '_');
    return [`frontier_cliente/${name}.py`, writePython(contract, read(`${name}_api.py`))];
  });
  return new Map([...modules, ['frontier_cliente/__init__.py', writePythonIndex(contracts)]]);
}

function makeJava(contracts: readonly PreparedContract[], read: (name: string) => string): Files {
  const classes = contracts.map((contract): [string, string] => {
    const name = `${nameClass(contract.id)}.java`;
    return [`src/frontier/${name}`, writeJava(contract, read(name))];
  });
  return new Map([...classes, ['src/frontier/Frontier.java', writeJavaIndex(contracts)]]);
}

/** The generated files and, beside them, what is written by hand. */
function writeAll(folder: string, language: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(RUNTIME, language), folder, { recursive: true });
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

function compileTypeScript(folder: string): void {
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  run(process.execPath, [tsc, '--project', folder], folder);
}

function run(program: string, options: readonly string[], folder: string): void {
  try {
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    execFileSync(program, options, { cwd: folder, env, stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new ClientFailure(`The clients can't be made:\n${stdout ?? error}${stderr ?? ''}`);
  }
}
