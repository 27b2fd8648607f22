import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { phrase } from '../../labels/faults/phrase.js';
import { checkStatus } from './checkStatus.js';
import type { Deadline } from './Deadline.js';
import { describeFailure } from './describeFailure.js';
import { exchange } from './exchange.js';
import { followRedirect } from './followRedirect.js';
import { RemoteError } from './RemoteError.js';
import { type Body, ENCODINGS, readBody } from './readBody.js';

/** What a host said of the document it gave, to ask later whether it still is the same one. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface DocumentRequest {
  readonly deadline: Deadline;
  /** Most bytes that the document may have, unpacked. */
  readonly maxBytes: number;
  /** Of a copy at hand: the host may then answer that it is still good. */
  readonly known?: Validators | undefined;
  /**
   * Decides whether a body is whole whose transfer does not say where it ends: no length, no chunks, no
   * packing. Every such body passes without it.
   */
  readonly isWhole?: ((bytes: Uint8Array) => boolean) | undefined;
}

/** A document as a host gave it. */
export interface RemoteDocument extends Validators {
  readonly bytes: Uint8Array;
}

const HEADERS = {
  accept: 'application/yaml, application/json;q=0.9, */*;q=0.1',
  'accept-encoding': ENCODINGS,
  'user-agent': 'frontier-reference',
} as const;
const PAGE = /^\uFEFF?\s*</;

/**
 * Asks a host for a document with one GET, and follows redirects within its origin.
 *
 * @param address with http or https; its user and password are sent along.
 * @returns nothing when the copy at hand is still good.
 * @throws {RemoteError} that says what came instead and how to mend it. No other error, and it always ends:
 * by the deadline at the latest.
 */
export async function requestDocument(
  address: string,
  request: DocumentRequest,
): Promise<RemoteDocument | undefined> {
  const visited: string[] = [];
  let next: URL | undefined = readAddress(address);
  for (;;) {
    const current: URL = next;
    visited.push(current.href);
    const response = await ask(current, request);
    try {
      next = followRedirect(response, current, visited);
      if (!next) return await readAnswer(response, current, request);
    } finally {
      response.destroy();
    }
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') {
    url.hash = '';
    return url;
  }
  throw new RemoteError(phrase('found.notHttp'));
}

function ask(address: URL, { deadline, known }: DocumentRequest): Promise<IncomingMessage> {
  const headers: OutgoingHttpHeaders = { ...HEADERS };
  if (known?.etag !== undefined) headers['if-none-match'] = known.etag;
  if (known?.lastModified !== undefined) headers['if-modified-since'] = known.lastModified;
  return exchange(address, headers, deadline.signal).catch((error: unknown) => {
    throw describeFailure(error, address, deadline);
  });
}

async function readAnswer(
  response: IncomingMessage,
  address: URL,
  { deadline, isWhole, known, maxBytes }: DocumentRequest,
): Promise<RemoteDocument | undefined> {
  const { headers, statusCode: status = 0 } = response;
  const conditional = known?.etag !== undefined || known?.lastModified !== undefined;
  if (status === 304 && conditional) return undefined;
  checkStatus(status);
  const { bytes, delimited } = await readBody(response, address, maxBytes, deadline);
  refusePage({ bytes, delimited });
  if (!delimited && isWhole?.(bytes) === false) {
    const mend = phrase('mend.sayLength');
    throw new RemoteError(phrase('found.unsureEnd', { size: bytes.length }), {
      mend,
      passing: true,
    });
  }
  return { bytes, etag: headers.etag, lastModified: headers['last-modified'] };
}

/** Where a login, a proxy or a front page answers, hundreds of syntax errors would hide that. */
function refusePage({ bytes }: Body): void {
  if (bytes.length === 0) {
    throw new RemoteError(phrase('found.emptyBody'), { mend: phrase('mend.answerWhole') });
  }
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('utf8');
  if (PAGE.test(start)) {
    throw new RemoteError(phrase('found.page'), { mend: phrase('mend.answerWithDocument') });
  }
}
