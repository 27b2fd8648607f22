import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LANGUAGES } from './languages';
import { ClientFailure, type ContractText, readClientModel } from './readClientModel';

const RUNTIME = path.join(__dirname, '../runtime');
const require = createRequire(__filename);

/**
 * Writes the clients of all contracts, each to the folder of its language, and compiles the one in TypeScript.
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
  for (const language of LANGUAGES) {
    const write = (name: string, text: string) =>
      writeFileSync(path.join(folder, language.folder, name), text);
    for (const model of models) write(language.fileOf(model.names), language.write(model));
    write(language.indexFile, language.writeIndex(models));
  }
  compileTypeScript(path.join(folder, 'typescript'));
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
