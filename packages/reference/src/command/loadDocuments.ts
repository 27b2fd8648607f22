import type { Service } from '@frontier/openapi';
import {
  type FaultLanguage,
  LIMITS,
  readInput,
  SpecError,
  type SpecFault,
  say,
} from '@frontier/openapi';
import type { Labels } from '../labels/Labels.js';
import { phrase } from '../labels/languageTables.js';
import { loadReference } from '../loadReference.js';
import type { CliOptions } from './parseArguments.js';

/**
 * Reads, checks and models the documents the command names.
 *
 * @param onRead told the path of each further file that is looked for.
 * @returns a service for each source, in their order, and what their authors should hear of.
 * @throws {SpecError} with every fault of all of them.
 */
export async function loadDocuments(
  {
    bundle,
    extensions,
    sources,
    strict,
    unusedSchemas,
  }: Pick<CliOptions, 'bundle' | 'extensions' | 'sources' | 'strict' | 'unusedSchemas'>,
  labels: Labels,
  language: FaultLanguage,
  onRead: (file: string) => void,
) {
  const faults: SpecFault[] = [];
  const warnings: SpecFault[] = [];
  const services: Service[] = [];
  const shared = { extensions, labels, unusedSchemas };
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
          bundle: bundle && { ...bundle, onRead },
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
