import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageTable } from '../labels/languageTables.js';
import { describeCommandError } from './commandErrors.js';
import type { CliOptions } from './parseArguments.js';
import type { Staged } from './writeOutput.js';
import { writeReference } from './writeReference.js';

/** What the thread is given. */
export interface ThreadTask {
  readonly options: CliOptions;
  readonly language: LanguageTable;
}

/** What it says: where it writes, then, at its end, what went wrong. */
export type ThreadMessage = Staged | { readonly fault: string | undefined };

const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const { language, options } = workerData as ThreadTask;
let fault: string | undefined;
try {
  await writeReference(options, language, say);
} catch (error) {
  fault = describeCommandError(error, language, options.sources);
}
say({ fault });
