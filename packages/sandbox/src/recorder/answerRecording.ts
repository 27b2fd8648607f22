import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
// Defines all rules; answers are checked against their parameters.
import '../server/createCore.js';
import { findAnswers, writeReport } from './findAnswers.js';
import { Traffic } from './Traffic.js';

/** The report on one recording, for readers. @throws Error in Portuguese if the text is no HTTP archive */
export function answerRecording(
  contracts: readonly ResolvedContract[],
  text: string,
  name: string,
  compile: CompileSchema,
): string {
  return writeReport(findAnswers(new Traffic(contracts, new Map([[name, text]]), compile)));
}
