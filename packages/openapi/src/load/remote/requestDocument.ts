import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { LIMITS } from '../../limits.js';
import { type Deadline, describeFailure, hideSecrets, RemoteError } from './RemoteError.js';
import { ENCODINGS, readBody } from './readBody.js';

/** A host's marks of the document it gave, to ask later whether it still is the same one. */
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
   * packing. Without it every body of that kind passes.
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
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PAGE = /^\uFEFF?\s*</;

/**
 * Asks a host for a document with one GET, and follows redirects within its origin.
 *
 * @param address with http or https; its user and password are sent along.
 * @returns nothing when the copy at hand is still good.
 * @throws {RemoteError} with the answer that came instead and how to fix it. No other error, and it always ends:
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
  throw new RemoteError('an address that is neither http nor https');
}

/**
 * One GET, and the head of its answer; redirects are not followed.
 *
 * A fault of the connection after that ends the answer's body with it. Certificates are verified
 * whatever the environment says.
 */
function ask(address: URL, { deadline, known }: DocumentRequest): Promise<IncomingMessage> {
  const headers: OutgoingHttpHeaders = { ...HEADERS };
  if (known?.etag !== undefined) headers['if-none-match'] = known.etag;
  if (known?.lastModified !== undefined) headers['if-modified-since'] = known.lastModified;
  const options = { agent: false, headers, rejectUnauthorized: true, signal: deadline.signal };
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const { get } = address.protocol === 'https:' ? https : http;
    const request = get(address, options, (response) => {
      answer = response;
      resolve(response);
    });
    request.on('error', (error) => {
      reject(describeFailure(error, address, deadline));
      answer?.destroy(error);
    });
  });
}

/**
 * Where an answer redirects to, if it does. Only the same scheme, host and port may be named: whoever
 * configured an address trusts that host, and no other.
 *
 * @param visited every address asked so far, the last one included.
 * @throws {RemoteError} on a redirect to another origin, back to an address asked before, or beyond the
 * last allowed.
 */
function followRedirect(
  { headers, statusCode: status = 0 }: IncomingMessage,
  address: URL,
  visited: readonly string[],
): URL | undefined {
  if (!REDIRECTS.has(status)) return undefined;
  const mend =
    'Give the address that answers with the document itself: only redirects within the same scheme, host and port are followed.';
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, address.href)) {
    const target = 'another address';
    throw new RemoteError(`response ${status} that redirects to ${target}`, { mend });
  }
  const next = new URL(location, address);
  const target = hideSecrets(next.href);
  if (next.origin !== address.origin || next.origin === 'null') {
    throw new RemoteError(`response ${status} that redirects to ${target}`, { mend });
  }
  next.username = address.username;
  next.password = address.password;
  next.hash = '';
  if (visited.includes(next.href)) {
    throw new RemoteError(`redirects that lead back to ${target}`, { mend });
  }
  if (visited.length > LIMITS.redirects) {
    const found = `more than ${LIMITS.redirects} redirects, the last one to ${target}`;
    throw new RemoteError(found, { mend });
  }
  return next;
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
  refusePage(bytes);
  if (!delimited && isWhole?.(bytes) === false) {
    const found = `${bytes.length} bytes without an announced length, whose end is not that of the last good copy`;
    throw new RemoteError(found, {
      mend: 'Have the host send Content-Length or chunks, or end the document with a line of three dots (...).',
      passing: true,
    });
  }
  return { bytes, etag: headers.etag, lastModified: headers['last-modified'] };
}

/**
 * Refuses every answer but 200: a part (206), a copy altered on its way (203), nothing (204) and 304
 * where no copy was named are no document.
 *
 * @throws {RemoteError} that may pass when the host is at fault (5xx), and not otherwise: 408 and 429
 * ask for patience, not for the same request again at once.
 */
function checkStatus(status: number): void {
  if (status === 200) return;
  const whole = { mend: 'Have the host answer a plain GET with 200 and the whole document.' };
  if (status === 206) throw new RemoteError('response 206, a part of the document only', whole);
  if (status === 304)
    throw new RemoteError('response 304, although no earlier copy was named', whole);
  const passing = status >= 500;
  const mend = passing ? 'Try again; if it stays so, look at the host.' : undefined;
  throw new RemoteError(`response ${status}`, { mend, passing });
}

/** Where a login, a proxy or a front page answers, hundreds of syntax errors would hide that. */
function refusePage(bytes: Uint8Array): void {
  if (bytes.length === 0) {
    throw new RemoteError('an empty body', {
      mend: 'Have the host answer a plain GET with 200 and the whole document.',
    });
  }
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('utf8');
  if (PAGE.test(start)) {
    throw new RemoteError('an HTML or XML page', {
      mend: 'Give the address of the document itself, one that answers without a login.',
    });
  }
}
