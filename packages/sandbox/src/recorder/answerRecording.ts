import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import { Masker } from '../node/Masker.js';
import { maskEntry } from '../node/maskEntry.js';
// Defines all rules; answers are checked against their parameters.
import '../server/createCore.js';
import { findAnswers, writeReport } from './findAnswers.js';
import { Traffic } from './Traffic.js';

/**
 * The report on one recording, for readers, without secrets and persons.
 * @throws Error in Portuguese if the text is no HTTP archive
 */
export function answerRecording(
  contracts: readonly ResolvedContract[],
  text: string,
  name: string,
  compile: CompileSchema,
): string {
  const masker = new Masker();
  const traffic = new Traffic(contracts, new Map([[name, text]]), compile, (entry) =>
    maskEntry(entry, masker, false),
  );
  return writeReport(findAnswers(traffic));
}
