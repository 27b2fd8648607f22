import type { FaultLanguage } from '../labels/FaultWords.js';
import type { Labels } from '../labels/Labels.js';
import { phrase, say } from '../labels/phrase.js';
import { SpecError, type SpecFault } from '../load/SpecError.js';
import type { LoadOptions } from '../loadReference.js';
import type { Service } from '../model/types/service.js';
import type { CliOptions } from './CliOptions.js';
import { loadDocument } from './loadDocument.js';

/** The documents of one run, and what their authors should hear of. */
export interface LoadedDocuments {
  /** One for each source, in their order. */
  readonly services: readonly [Service, ...Service[]];
  readonly warnings: readonly SpecFault[];
}

/**
 * Reads, checks and models the documents the command names.
 *
 * @throws {SpecError} with every fault of all of them.
 */
export async function loadDocuments(
  [first, ...others]: CliOptions['sources'],
  labels: Labels,
  language: FaultLanguage,
): Promise<LoadedDocuments> {
  const faults: SpecFault[] = [];
  const warnings: SpecFault[] = [];
  const onWarnings: LoadOptions['onWarnings'] = (found) => warnings.push(...found);
  const input = say(phrase('command.standardInput'), language);
  const load = (source: string): Promise<Service | undefined> =>
    loadDocument(source, { labels, onWarnings }, input).catch((error: unknown) => {
      if (!(error instanceof SpecError)) throw error;
      faults.push(...error.faults);
      return undefined;
    });
  const service = await load(first);
  const services: Service[] = [];
  // One by one, so that faults stand in the order of the documents.
  for (const source of others) {
    const other = await load(source);
    if (other) services.push(other);
  }
  if (faults.length > 0 || !service) throw new SpecError(faults);
  return { services: [service, ...services], warnings };
}
