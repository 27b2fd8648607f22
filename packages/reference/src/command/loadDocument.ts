import { LIMITS } from '../limits.js';
import { readInput } from '../load/readFile.js';
import { type LoadOptions, loadReference } from '../loadReference.js';
import type { Service } from '../model/types/service.js';

/**
 * Reads, checks and models the document the command names.
 *
 * @param source path or URL; `-` for standard input.
 * @param input what standard input is called.
 * @throws {SpecError} with every fault of the document.
 */
export function loadDocument(
  source: string,
  options: Pick<LoadOptions, 'labels' | 'onWarnings'>,
  input: string,
): Promise<Service> {
  if (source !== '-') return loadReference(source, options);
  const read = () => readInput(LIMITS.documentBytes);
  return loadReference(input, { ...options, name: input, read });
}
