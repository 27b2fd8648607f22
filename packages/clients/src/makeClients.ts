import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Files, generateSources, run } from './generateSources';
import { type Contract, prepareContract } from './prepareContract';

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
  const sources = generateSources(contracts.map(prepareContract));
  rmSync(folder, { recursive: true, force: true });
  for (const [language, files] of Object.entries<Files>({ ...sources })) {
    writeAll(path.join(folder, language), language, files);
  }
  compileTypeScript(path.join(folder, 'typescript'));
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
