import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ClientModel } from './clientModel';
import { ClientFailure, type ContractText, readClientModel } from './readClientModel';
import { writeJava, writeJavaIndex } from './writeJava';
import { writePython, writePythonIndex } from './writePython';
import { writeTypeScript, writeTypeScriptIndex } from './writeTypeScript';

const RUNTIME = path.join(__dirname, '../runtime');
const require = createRequire(__filename);

/**
 * Writes the clients of all contracts to `typescript/`, `python/` and `java/`, and compiles the one in TypeScript.
 *
 * @param contracts of all services.
 * @param folder is created; its previous content is removed.
 * @throws {ClientFailure} with the file and line of an unsupported part, or the errors of the compiler.
 * @example
 * const write = (folder: string) => makeClients([{ id: 'operacao', file: 'operacao.yaml', text: contract }], folder)
 */
export function makeClients(contracts: readonly ContractText[], folder: string): void {
  const models = contracts.map(readClientModel);
  rmSync(folder, { recursive: true, force: true });
  cpSync(RUNTIME, folder, { recursive: true });
  for (const [name, text] of writeModules(models)) writeFileSync(path.join(folder, name), text);
  compileTypeScript(path.join(folder, 'typescript'));
}

function* writeModules(models: readonly ClientModel[]): Generator<[string, string]> {
  for (const model of models) {
    const { camel, snake, type } = model.names;
    yield [`typescript/src/${camel}.ts`, writeTypeScript(model)];
    yield [`python/frontier_cliente/${snake}.py`, writePython(model)];
    yield [`java/src/frontier/${type}.java`, writeJava(model)];
  }
  yield ['typescript/src/index.ts', writeTypeScriptIndex(models)];
  yield ['python/frontier_cliente/__init__.py', writePythonIndex(models)];
  yield ['java/src/frontier/Frontier.java', writeJavaIndex(models)];
}

function compileTypeScript(folder: string): void {
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '--project', folder], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new ClientFailure(`The client can't be compiled:\n${stdout ?? error}${stderr ?? ''}`);
  }
}
