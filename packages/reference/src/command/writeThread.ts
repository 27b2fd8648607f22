import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageTable } from '../labels/languageTables.js';
import { describeCommandError } from './commandErrors.js';
import type { CliOptions } from './parseArguments.js';
import type { Staged } from './writeOutput.js';
import { writeReference } from './writeReference.js';

/** What the thread is given. */
export interface ApartTask {
  readonly options: CliOptions;
  readonly language: LanguageTable;
}

/** What it says: where it writes, then, at its end, what went wrong. */
export type ApartMessage = Staged | { readonly fault: string | undefined };

const say = (message: ApartMessage) => parentPort?.postMessage(message);
const { language, options } = workerData as ApartTask;
let fault: string | undefined;
try {
  await writeReference(options, language, say);
} catch (error) {
  fault = describeCommandError(error, language, options.sources);
}
say({ fault });
