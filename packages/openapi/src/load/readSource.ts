import { LIMITS } from '../limits.js';
import { phrase } from '../words/phrase.js';
import { readFile } from './readFile.js';
import { RemoteError, startDeadline } from './remote/RemoteError.js';
import { requestDocument } from './remote/requestDocument.js';

/** Of any scheme: what is neither http nor https is refused, and never taken for a path. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

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
 * @throws {RemoteError} on an address; {PhraseError} that says what was found, or the file system's own
 * error, on a path.
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<Uint8Array> {
  const maxBytes = options.maxBytes ?? LIMITS.documentBytes;
  if (!ADDRESS.test(source)) return readFile(source, maxBytes);
  const deadline = startDeadline(options.deadlineMs ?? LIMITS.requestTime);
  const document = await requestDocument(source, { deadline, maxBytes });
  if (document) return document.bytes;
  throw new RemoteError(phrase('found.unaskedUnchanged'), { mend: phrase('mend.answerWhole') });
}
