import type { Service } from '@frontier/openapi';
import { LIMITS, readInput, SpecError, type SpecFault } from '@frontier/openapi';
import { type FaultLanguage, say } from '../labels/faults/index.js';
import type { Labels } from '../labels/Labels.js';
import { phrase } from '../labels/languageTables.js';
import { loadReference } from '../loadReference.js';
import type { CliOptions } from './parseArguments.js';

/**
 * Reads, checks and models the documents the command names.
 *
 * @returns a service for each source, in their order, and what their authors should hear of.
 * @throws {SpecError} with every fault of all of them.
 */
export async function loadDocuments(
  { sources, strict }: Pick<CliOptions, 'sources' | 'strict'>,
  labels: Labels,
  language: FaultLanguage,
) {
  const faults: SpecFault[] = [];
  const warnings: SpecFault[] = [];
  const services: Service[] = [];
  const shared = { labels };
  const onWarnings = (found: readonly SpecFault[]) => warnings.push(...found);
  const input = say(phrase('command.standardInput'), language);
  const fromInput = { name: input, read: () => readInput(LIMITS.documentBytes) };
  // One by one, so that faults stand in the order of the documents.
  for (const source of sources) {
    const [name, reading] = source === '-' ? [input, fromInput] : [source, {}];
    try {
      services.push(
        await loadReference(name, {
          ...shared,
          onWarnings,
          strict,
          ...reading,
        }),
      );
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      faults.push(...error.faults);
    }
  }
  const [first, ...others] = services;
  if (faults.length > 0 || !first) throw new SpecError(faults);
  return { services: [first, ...others] as const, warnings };
}
