import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { entryOf } from '../json.js';
import { LIMITS } from '../limits.js';
import { RemoteError, startDeadline } from './remote/RemoteError.js';
import { requestDocument } from './remote/requestDocument.js';

/** An address of any scheme: one that is neither http nor https is refused and never treated as a path. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
/** Names that the shell gives an open pipe: `/dev/stdin`, or `/dev/fd/63` for `<(…)`. */
const OPEN_PIPE = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

export interface ReadOptions {
  readonly maxBytes?: number;
  readonly deadlineMs?: number;
}

/**
 * Reads one specification from a path or with one GET.
 *
 * A path must be a regular file or a pipe opened by the shell (`/dev/stdin`, `<(…)`). A GET follows redirects
 * within one origin only, under one deadline for the whole exchange and one size limit for the decoded body.
 *
 * @param source path or URL.
 * @param options limits other than those of `LIMITS`: `maxBytes` in bytes, `deadlineMs` in milliseconds.
 * @returns the bytes of the document.
 * @throws {RemoteError} for an address; for a path an error that `causeOf` explains.
 * @example
 * const bytes = await readSource('specs/operacao.yaml')
 * new TextDecoder().decode(bytes.slice(0, 8)) // 'openapi:'
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
 * Reads a regular file, or a pipe that the shell opened for the command. Everything else is refused: a named pipe
 * without a writer or an endless device would block.
 *
 * @param maxBytes limit of the bytes actually read, regardless of the size the file reports.
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

/**
 * Reads standard input, which may be a file, a pipe or a socket, to its end.
 *
 * @param maxBytes limit of the input.
 * @returns its bytes.
 * @throws {Error} if the input is longer.
 * @example
 * const read = () => readInput(1_000_000)
 */
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

/** Explanations of the file system's error codes for the person who gave a path. */
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

/**
 * Explains an error in plain words.
 *
 * @param error anything thrown.
 * @returns the explanation of its code, or its message.
 * @example
 * const failure = await readSource('specs/none.yaml').catch(causeOf)
 * failure // 'there is no such file'
 */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return entryOf(CODES, code) ?? error.message;
}
