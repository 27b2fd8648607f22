import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { LIMITS } from '../limits.js';
import { RemoteError, startDeadline } from './remote/RemoteError.js';
import { requestDocument } from './remote/requestDocument.js';

/** Of any scheme: an address that is neither http nor https is refused, and never taken for a path. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
/** The shell's names of an open pipe: `/dev/stdin`, or `/dev/fd/63` for `<(…)`. */
const OPEN_PIPE = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

export interface ReadOptions {
  readonly maxBytes?: number;
  readonly deadlineMs?: number;
}

/**
 * Reads one specification from a path or with one GET.
 *
 * Of files only regular ones, and pipes the shell opened (`/dev/stdin`, `<(…)`). Only redirects within
 * one origin are followed, the whole exchange has one deadline and the unpacked body one byte cap.
 *
 * @throws {RemoteError} on an address; on a path an error that `causeOf` explains.
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<Uint8Array> {
  const maxBytes = options.maxBytes ?? LIMITS.documentBytes;
  if (!ADDRESS.test(source)) return readFile(source, maxBytes);
  const deadline = startDeadline(options.deadlineMs ?? LIMITS.requestTime);
  const document = await requestDocument(source, { deadline, maxBytes });
  if (document) return document.bytes;
  throw new RemoteError('response 304, although no earlier copy was named', {
    mend: 'Have the host answer a plain GET with 200 and the whole document.',
  });
}

/**
 * Reads a file, or a pipe that the shell opened for the command. Nothing else is read: a named pipe
 * nobody writes to and a device without an end would be waited for.
 *
 * @param maxBytes refused beyond this, however long the file says it is.
 */
async function readFile(path: string, maxBytes: number): Promise<Uint8Array> {
  if (path === '/dev/stdin') return readInput(maxBytes);
  const found = await stat(path);
  if (found.isDirectory()) throw new Error('a folder');
  const isPipe = found.isFIFO() && OPEN_PIPE.test(path);
  if (!found.isFile() && !isPipe) throw new Error(SPECIAL_FILE);
  if (found.size > maxBytes) {
    throw new Error(`${found.size} bytes, above the limit of ${maxBytes}`);
  }
  return readStream(createReadStream(path), maxBytes);
}

/** Reads standard input, which may be a file, a pipe or a socket, to its end. */
export async function readInput(maxBytes: number): Promise<Uint8Array> {
  if (process.stdin.isTTY) throw new Error('Give a document, or send it by standard input.');
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
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

const SPECIAL_FILE =
  'a device, a socket or a named pipe; give a file, or send it by standard input (-)';

/** The meaning of the file system's codes to the person who gave a path. */
const CODES: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EDQUOT: 'no space is left there',
  EISDIR: 'a folder',
  ELOOP: 'links that lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'a name in it is too long',
  ENOENT: 'there is no such file',
  ENOSPC: 'no space is left there',
  ENOTDIR: 'a part of the path is no folder',
  ENXIO: SPECIAL_FILE,
  EPERM: 'access is denied',
  EROFS: 'the place is read-only',
};

/** Why something failed, in plain words where there are some for it. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return (Object.hasOwn(CODES, code) ? CODES[code] : undefined) ?? error.message;
}
