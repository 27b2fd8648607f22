import { parentPort, workerData } from 'node:worker_threads';
import type { LanguageTable } from '../labels/languageTables.js';
import type { CliOptions } from './CliOptions.js';
import { describeError } from './describeError.js';
import { writeReference } from './writeReference.js';

/** What the thread is given. */
export interface ApartTask {
  readonly options: CliOptions;
  readonly language: LanguageTable;
}

/** What it says when all is written, or something went wrong. */
export interface ApartMessage {
  readonly fault: string | undefined;
}

const { language, options } = workerData as ApartTask;
let fault: string | undefined;
try {
  await writeReference(options, language);
} catch (error) {
  fault = describeError(error, language, options.sources);
}
const message: ApartMessage = { fault };
parentPort?.postMessage(message);
