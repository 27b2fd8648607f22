import { PhraseError } from '../labels/faults/PhraseError.js';
import { phrase } from '../labels/faults/phrase.js';

/**
 * Reads a stream to its end.
 *
 * @param maxBytes refused beyond this.
 * @throws {PhraseError} when there is more.
 */
export async function readStream(
  stream: AsyncIterable<string | Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.byteLength;
    if (size > maxBytes) throw new PhraseError(phrase('found.manyBytes', { max: maxBytes }));
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
