import path from 'node:path';
import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import { Masker } from './Masker.js';
import { maskEntry } from './maskEntry.js';
import { readGivenText } from './readGiven.js';
// Defines all rules; answers are checked against their parameters.
import '../server/createCore.js';
import { findAnswers, writeReport } from '../recorder/findAnswers.js';
import { Traffic } from '../recorder/Traffic.js';

/**
 * The report on one recording, for readers, without secrets and persons.
 * @throws Error in Portuguese if the file cannot be read, or is no HTTP archive
 */
export function answerRecording(
  contracts: readonly ResolvedContract[],
  file: string,
  compile: CompileSchema,
): string {
  const masker = new Masker();
  const texts = new Map([[path.basename(file), readGivenText('file', file)]]);
  const traffic = new Traffic(contracts, texts, compile, (entry) => maskEntry(entry, masker));
  return writeReport(findAnswers(traffic));
}
