import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import { type RunResult, run } from '../samples/runCode';

/** Keeps a command's exports for the next one, as a terminal does. */
const KEEP = 'codigo=$?; export -p > .ambiente; exit $codigo';

/** One reader's terminal: a folder, and variables that last from command to command. */
export class Shell {
  readonly folder = makeTempFolder();
  readonly #env: NodeJS.ProcessEnv;

  constructor(variables: Readonly<Record<string, string>>) {
    this.#env = { ...process.env, NO_PROXY: '*', no_proxy: '*', ...variables };
  }

  save(name: string, content: string | Uint8Array): void {
    writeFileSync(path.join(this.folder, name), content);
  }

  /** Runs commands as `bash` does, after those before. */
  async run(code: string): Promise<RunResult> {
    const script = `[ -e .ambiente ] && . ./.ambiente\n${code}\n${KEEP}`;
    const outcome = await run('bash', ['-c', script], this.folder, this.#env);
    return { ...outcome, printed: outcome.printed.trim() };
  }

  readJson(name: string): unknown {
    return JSON.parse(readFileSync(path.join(this.folder, name), 'utf8'));
  }

  /** Ends background processes by their `*.pid` files. */
  async close(): Promise<void> {
    await this.run('for pid in *.pid; do [ -e "$pid" ] && kill "$(cat "$pid")"; done');
  }
}
