import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WAIT_LIMIT } from '../../../../../scripts/test/limits.mts';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';

/** Keeps a command's exports for the next one, as a terminal does. */
const EXPORTS = '.ambiente';
const KEEP = `codigo=$?; export -p > ${EXPORTS}; exit $codigo`;

interface RunResult {
  readonly exit: number;
  /** Without spaces at its ends. */
  readonly printed: string;
  readonly complaint: string;
}

/** One reader's terminal: a folder, and variables that last from command to command. */
export class Shell {
  readonly #env: NodeJS.ProcessEnv;

  /** @param folder of an earlier terminal. Its files stay. */
  constructor(
    private readonly token: string,
    variables: Readonly<Record<string, string>>,
    readonly folder = makeTempFolder(),
  ) {
    rmSync(path.join(folder, EXPORTS), { force: true });
    // Calls to this machine use no proxy.
    this.#env = { ...process.env, NO_PROXY: '*', no_proxy: '*', TOKEN: token, ...variables };
  }

  save(name: string, content: string | Uint8Array): void {
    writeFileSync(path.join(this.folder, name), content);
  }

  /** Runs commands as `bash` does, after those before. */
  run(code: string): Promise<RunResult> {
    const script = `[ -e ${EXPORTS} ] && . ./${EXPORTS}\n${this.#fill(code)}\n${KEEP}`;
    const options = { cwd: this.folder, env: this.#env, timeout: WAIT_LIMIT };
    return new Promise((resolve) => {
      const child = execFile('bash', ['-c', script], options, (_, printed, complaint) => {
        resolve({ exit: child.exitCode ?? 1, printed: printed.trim(), complaint });
      });
    });
  }

  runJavaScript(code: string): Promise<RunResult> {
    this.save('amostra.mjs', this.#fill(code));
    return this.run('node amostra.mjs');
  }

  /** Samples name the place of the token. */
  #fill(code: string): string {
    return code.replaceAll('SEU_TOKEN', this.token);
  }

  readJson(name: string): unknown {
    return JSON.parse(readFileSync(path.join(this.folder, name), 'utf8'));
  }

  /** Ends background processes by their `*.pid` files. */
  async close(): Promise<void> {
    await this.run('for pid in *.pid; do [ -e "$pid" ] && kill "$(cat "$pid")"; done');
  }
}
