import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PhraseError } from '../words/PhraseError.js';
import { phrase } from '../words/phrase.js';

/** What the shell names an open pipe by: `/dev/stdin`, or `/dev/fd/63` for `<(…)`. */
const OPEN_PIPE = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

/**
 * Reads a file, or a pipe that the shell opened for the command. Nothing else is read: a named pipe
 * nobody writes to and a device without an end would be waited for.
 *
 * @param maxBytes refused beyond this, however long the file says it is.
 * @throws {PhraseError} that says what was found, or the file system's own error.
 */
export async function readFile(path: string, maxBytes: number): Promise<Uint8Array> {
  if (path === '/dev/stdin') return readInput(maxBytes);
  const found = await stat(path);
  if (found.isDirectory()) throw new PhraseError(phrase('found.isFolder'));
  const isPipe = found.isFIFO() && OPEN_PIPE.test(path);
  if (!found.isFile() && !isPipe) throw new PhraseError(phrase('found.specialFile'));
  if (found.size > maxBytes) {
    throw new PhraseError(phrase('found.largeFile', { size: found.size, max: maxBytes }));
  }
  return readStream(createReadStream(path), maxBytes);
}

/** Reads standard input, which may be a file, a pipe or a socket, to its end. */
export async function readInput(maxBytes: number): Promise<Uint8Array> {
  if (process.stdin.isTTY) throw new PhraseError(phrase('command.noDocument'));
  return readStream(process.stdin, maxBytes);
}

async function readStream(
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
