import { open } from 'node:fs/promises';
import { PhraseError } from '../labels/PhraseError.js';
import { phrase } from '../labels/phrase.js';
import { startDeadline } from './remote/Deadline.js';
import { RemoteError } from './remote/RemoteError.js';
import { requestDocument } from './remote/requestDocument.js';

/** Largest document read, in bytes. */
export const MAX_BYTES = 32 * 1024 * 1024;
/** Longest wait for one document, in milliseconds, from the request to its last byte. */
const DEADLINE_MS = 20_000;

/** Of any scheme: what is neither http nor https is refused, and never taken for a path. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

export interface ReadOptions {
  readonly maxBytes?: number;
  readonly deadlineMs?: number;
}

/**
 * Reads one specification from a path or with one GET.
 *
 * Only redirects within one origin are followed, the whole exchange has one deadline and the unpacked
 * body one byte cap.
 *
 * @throws {RemoteError} on an address; {PhraseError} that says what was found, or the file system's own
 * error, on a path.
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<Uint8Array> {
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  if (!ADDRESS.test(source)) return readFileCapped(source, maxBytes);
  const deadline = startDeadline(options.deadlineMs ?? DEADLINE_MS);
  const document = await requestDocument(source, { deadline, maxBytes });
  if (document) return document.bytes;
  throw new RemoteError(phrase('found.unaskedUnchanged'), { mend: phrase('mend.answerWhole') });
}

async function readFileCapped(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size > maxBytes) {
      throw new PhraseError(phrase('found.largeFile', { size, max: maxBytes }));
    }
    return await file.readFile();
  } finally {
    await file.close();
  }
}
