import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WAIT_LIMIT } from '../../../../../../scripts/test/limits.mts';

/** The result of running code. */
export interface RunResult {
  readonly exit: number;
  readonly printed: string;
  readonly complaint: string;
}

/** Variables that samples expect; local calls use no proxy. */
const ENVIRONMENT = {
  ...process.env,
  API_KEY: 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  SECRET_KEY: 'sk_homologacao_8Qv2LmZr5TnW',
  NO_PROXY: '*',
  no_proxy: '*',
};

/** True when a program of the command line is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Runs a module of JavaScript in a folder, as `node` runs it. */
export function runJavaScript(folder: string, code: string, token: string): Promise<RunResult> {
  const file = path.join(folder, 'amostra.mjs');
  writeFileSync(file, code);
  return run(process.execPath, [file], folder, { ...ENVIRONMENT, TOKEN: token });
}

/** Runs commands in a folder, as `bash` runs them. */
export function runShell(folder: string, code: string, token: string): Promise<RunResult> {
  return run('bash', ['-c', code], folder, { ...ENVIRONMENT, TOKEN: token });
}

/** Runs a program in a folder. */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, env, timeout: WAIT_LIMIT },
      (_, printed, complaint) => {
        resolve({ exit: child.exitCode ?? 1, printed, complaint });
      },
    );
  });
}
