import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { PhraseError } from '../labels/PhraseError.js';
import { type FaultText, phrase } from '../labels/phrase.js';
import { LIMITS } from '../limits.js';
import { readFile } from './readFile.js';

export interface ReadOptions {
  readonly maxBytes?: number;
  readonly deadlineMs?: number;
}

/**
 * Reads one specification from a path or with one GET.
 *
 * Of files only regular ones, and pipes the shell opened (`/dev/stdin`, `<(…)`). Redirects are
 * refused, the whole exchange has one deadline and the body one byte cap.
 *
 * @throws {PhraseError} that says what was found, or the file system's own error.
 */
export async function readSource(source: string, options: ReadOptions = {}): Promise<Uint8Array> {
  const maxBytes = options.maxBytes ?? LIMITS.documentBytes;
  return /^https?:\/\//i.test(source)
    ? readUrl(source, maxBytes, options.deadlineMs ?? LIMITS.requestTime)
    : readFile(source, maxBytes);
}

async function readUrl(url: string, maxBytes: number, deadlineMs: number): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(deadlineMs);
  const response = await fetch(url, {
    redirect: 'manual',
    signal,
    headers: { accept: 'application/yaml, application/json;q=0.9, */*;q=0.1' },
  }).catch((error: unknown) => {
    const cause = describeCause(error, deadlineMs);
    throw new PhraseError(phrase('found.requestFailed', { cause }), { cause: error });
  });
  const { status } = response;
  if (status >= 300 && status < 400) {
    const target = response.headers.get('location') ?? phrase('found.otherAddress');
    throw new PhraseError(phrase('found.redirect', { status, target }));
  }
  if (!response.ok || response.body === null) {
    throw new PhraseError(phrase('found.status', { status }));
  }

  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of Readable.fromWeb(response.body as ReadableStream<Uint8Array>)) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new PhraseError(phrase('found.manyBytes', { max: maxBytes }));
      chunks.push(chunk);
    }
  } catch (error) {
    const cause = describeCause(error, deadlineMs);
    throw new PhraseError(phrase('found.interrupted', { cause }), { cause: error });
  }
  return Buffer.concat(chunks);
}

function describeCause(error: unknown, deadlineMs: number): FaultText {
  if (error instanceof PhraseError) return error.phrase;
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') {
    return phrase('found.noAnswer', { seconds: deadlineMs / 1000 });
  }
  return error.cause instanceof Error ? error.cause.message : error.message;
}
