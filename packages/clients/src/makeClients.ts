import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ClientModel } from './clientModel';
import { ClientFailure, type Contract, readContract } from './readContract';
import { writeJava, writeJavaIndex } from './writeJava';
import { writePython, writePythonIndex } from './writePython';
import { writeTypeScript, writeTypeScriptIndex } from './writeTypeScript';

const RUNTIME = path.join(__dirname, '../runtime');
const require = createRequire(__filename);

/** How a language writes its client; its folder is named after it. */
interface Language {
  /** Folder of the modules, in the client's folder. */
  readonly folder: string;
  readonly module: (model: ClientModel) => { readonly name: string; readonly text: string };
  readonly index: (models: readonly ClientModel[]) => {
    readonly name: string;
    readonly text: string;
  };
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  typescript: {
    folder: 'src',
    module: (model) => ({ name: `${model.names.camel}.ts`, text: writeTypeScript(model) }),
    index: (models) => ({ name: 'index.ts', text: writeTypeScriptIndex(models) }),
  },
  python: {
    folder: 'frontier_cliente',
    module: (model) => ({ name: `${model.names.snake}.py`, text: writePython(model) }),
    index: (models) => ({ name: '__init__.py', text: writePythonIndex(models) }),
  },
  java: {
    folder: 'src/frontier',
    module: (model) => ({ name: `${model.names.type}.java`, text: writeJava(model) }),
    index: (models) => ({ name: 'Frontier.java', text: writeJavaIndex(models) }),
  },
};

/**
 * Makes the clients of all contracts: `typescript/`, `python/` and `java/` in a folder.
 *
 * @param folder is made; its earlier content is removed.
 * @throws {ClientFailure} naming file and line of a part that clients can't carry.
 */
export function makeClients(contracts: readonly Contract[], folder: string): void {
  const models = contracts.map(readContract);
  rmSync(folder, { recursive: true, force: true });
  for (const [language, { folder: below, index, module }] of Object.entries(LANGUAGES)) {
    const own = path.join(folder, language);
    mkdirSync(own, { recursive: true });
    cpSync(path.join(RUNTIME, language), own, { recursive: true });
    for (const { name, text } of [...models.map(module), index(models)]) {
      writeFileSync(path.join(own, below, name), text);
    }
  }
  compileTypeScript(path.join(folder, 'typescript'));
}

/** @throws {ClientFailure} with the messages of the compiler. */
function compileTypeScript(folder: string): void {
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '--project', folder], { stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    throw new ClientFailure(`The client can't be compiled:\n${stdout ?? error}${stderr ?? ''}`);
  }
}
