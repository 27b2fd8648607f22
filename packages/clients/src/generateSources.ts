import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClientFailure, type PreparedContract } from './prepareContract';
import { writeJava, writeJavaIndex } from './writeJava';
import { nameClass, writePython, writePythonIndex } from './writePython';
import { nameService, writeTypeScript, writeTypeScriptIndex } from './writeTypeScript';

const require = createRequire(__filename);

/** Text of each file, by its path in the client's folder. */
export type Files = ReadonlyMap<string, string>;

/** What is generated of the clients; what is written by hand stands beside it (`runtime/`). */
export interface Sources {
  readonly typescript: Files;
  readonly python: Files;
  readonly java: Files;
}

/**
 * Generates the clients of all contracts in all languages, with one run of the generator.
 *
 * @throws {ClientFailure} when the generator fails, or writes otherwise than the version that is kept.
 */
export function generateSources(contracts: readonly PreparedContract[]): Sources {
  const work = mkdtempSync(path.join(tmpdir(), 'frontier-clients-'));
  try {
    generate(contracts, work);
    const read = (name: string) => readFileSync(path.join(work, 'out', name), 'utf8');
    return {
      typescript: makeTypeScript(contracts, read),
      python: makePython(contracts, read),
      java: makeJava(contracts, read),
    };
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Path of the module with a service's models and calls. */
export const moduleOf = {
  typescript: (id: string) => `src/${nameService(id)}.ts`,
  python: (id: string) => `frontier_cliente/${id.replaceAll('-', '_')}.py`,
  java: (id: string) => `src/frontier/${nameClass(id)}.java`,
};

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

type Read = (name: string) => string;

function makeTypeScript(contracts: readonly PreparedContract[], read: Read): Files {
  const modules = contracts.map((contract): [string, string] => {
    const name = nameService(contract.id);
    const schemas = read(`${name}Api.schemas.ts`);
    const text = writeTypeScript(contract, { schemas, calls: read(`${name}Api.ts`) });
    return [moduleOf.typescript(contract.id), text];
  });
  return new Map([...modules, ['src/index.ts', writeTypeScriptIndex(contracts)]]);
}

function makePython(contracts: readonly PreparedContract[], read: Read): Files {
  const modules = contracts.map((contract): [string, string] => {
    const name = contract.id.replaceAll('-', '_');
    return [moduleOf.python(contract.id), writePython(contract, read(`${name}_api.py`))];
  });
  return new Map([...modules, ['frontier_cliente/__init__.py', writePythonIndex(contracts)]]);
}

function makeJava(contracts: readonly PreparedContract[], read: Read): Files {
  const classes = contracts.map((contract): [string, string] => {
    const text = read(`${nameClass(contract.id)}.java`);
    return [moduleOf.java(contract.id), writeJava(contract, text)];
  });
  return new Map([...classes, ['src/frontier/Frontier.java', writeJavaIndex(contracts)]]);
}

/**
 * Runs a tool of Node.
 *
 * @throws {ClientFailure} with what it printed.
 */
export function run(program: string, options: readonly string[], folder: string): void {
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
