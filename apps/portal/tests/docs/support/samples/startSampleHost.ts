import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENVIRONMENT, type RunResult } from './runCode';

/** One process of Node for many modules. */
export interface SampleHost {
  /** Runs a module to its end. */
  readonly run: (code: string) => Promise<RunResult>;
  readonly close: () => void;
}

/** Starts a process that runs modules in a folder, one at a time: starting Node takes longer than they do. */
export function startSampleHost(folder: string): SampleHost {
  const host = fork(path.join(__dirname, 'sampleHost.mjs'), {
    cwd: folder,
    env: ENVIRONMENT,
    execArgv: [],
  });
  let count = 0;
  return {
    run: async (code) => {
      count += 1;
      const file = path.join(folder, `amostra-${count}.mjs`);
      writeFileSync(file, code);
      const answer = once(host, 'message');
      host.send(pathToFileURL(file).href);
      const [outcome] = (await answer) as [RunResult];
      return outcome;
    },
    close: () => host.kill(),
  };
}
