import type { Labels } from '../labels/Labels.js';
import { MAX_BYTES } from '../load/readSource.js';
import { loadReference } from '../loadReference.js';
import type { Service } from '../model/types/service.js';
import { readStream } from './readStream.js';

/**
 * Reads, checks and models the document the command names.
 *
 * @param source path or URL; `-` for standard input.
 * @param input what standard input is called.
 * @throws {SpecError} with every fault of the document.
 */
export function loadDocument(source: string, labels: Labels, input: string): Promise<Service> {
  if (source !== '-') return loadReference(source, { labels });
  const read = () => readStream(process.stdin, MAX_BYTES);
  return loadReference(input, { labels, name: input, read });
}
