import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { LIMITS } from '../../limits.js';
import { AGAIN, describeFailure, hideSecrets, RemoteError } from './RemoteError.js';

const HEADERS = {
  accept: 'application/yaml, application/json;q=0.9, */*;q=0.1',
  'accept-encoding': 'identity',
  'user-agent': 'frontier-reference',
};
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PAGE = /^\uFEFF?\s*</;
const SAME_ORIGIN =
  'Give the address that answers with the document itself: only redirects within the same scheme, host and port are followed.';

/**
 * Follows redirects within the origin, and always settles by the deadline.
 *
 * @throws {RemoteError} and no other error.
 */
export async function requestDocument(address: string, deadline: AbortSignal): Promise<Uint8Array> {
  let next = parseAddress(address);
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(next, deadline);
    try {
      const target = followRedirect(response, next, redirects);
      if (!target) return await readAnswer(response, deadline);
      next = target;
    } finally {
      response.destroy();
    }
  }
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') {
    url.hash = '';
    return url;
  }
  throw new RemoteError('an address that is neither http nor https');
}

/**
 * Resolves with the headers of the response; a later error of the connection destroys it. Certificates are
 * verified even if the environment disables it.
 */
function ask(address: URL, deadline: AbortSignal): Promise<IncomingMessage> {
  const options = { agent: false, headers: HEADERS, rejectUnauthorized: true, signal: deadline };
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const { get } = address.protocol === 'https:' ? https : http;
    const request = get(address, options, (response) => {
      answer = response;
      resolve(response);
    });
    request.on('error', (error) => {
      reject(describeFailure(error, deadline));
      answer?.destroy(error);
    });
  });
}

/**
 * The target of a redirect, if the response is one. It must have the same origin, because the person who configured
 * the address trusts only that host.
 */
function followRedirect(
  { headers: { location }, statusCode: status = 0 }: IncomingMessage,
  address: URL,
  redirects: number,
): URL | undefined {
  if (!REDIRECTS.has(status)) return undefined;
  const refuse = (found: string) => new RemoteError(found, SAME_ORIGIN);
  if (location === undefined || !URL.canParse(location, address.href)) {
    throw refuse(`response ${status} that redirects to another address`);
  }
  const next = new URL(location, address);
  const target = hideSecrets(next.href);
  if (next.origin !== address.origin || next.origin === 'null') {
    throw refuse(`response ${status} that redirects to ${target}`);
  }
  next.username = address.username;
  next.password = address.password;
  next.hash = '';
  if (redirects >= LIMITS.redirects) {
    throw refuse(`more than ${LIMITS.redirects} redirects, the last one to ${target}`);
  }
  return next;
}

/**
 * Refuses every status but 200: 203 may be altered, 204 is empty, 206 is partial, and 304 has no document. A retry
 * may only follow 5xx: 408 and 429 must not be retried at once.
 */
async function readAnswer(response: IncomingMessage, deadline: AbortSignal): Promise<Uint8Array> {
  const { statusCode: status = 0 } = response;
  const passing = status >= 500;
  if (status !== 200) {
    throw new RemoteError(`response ${status}`, passing ? AGAIN : undefined, passing);
  }
  const bytes = await readLimited(response, deadline);
  if (bytes.length === 0) throw new RemoteError('an empty body');
  // A web page, as of a login or a proxy, would otherwise give hundreds of syntax errors.
  if (PAGE.test(bytes.toString('utf8', 0, 1024))) {
    const fix = 'Give the address of the document itself, one that answers without a login.';
    throw new RemoteError('an HTML or XML page', fix);
  }
  return bytes;
}

/** Refuses a body that is packed, too large, truncated or late, or whose end nothing announces. */
async function readLimited(response: IncomingMessage, deadline: AbortSignal): Promise<Buffer> {
  const { headers } = response;
  const maxBytes = LIMITS.documentBytes;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    const found = `a body packed as "${encoding}" (Content-Encoding), which was not asked for`;
    throw new RemoteError(found, 'Have the host send the document as it is.');
  }
  const length = headers['content-length'];
  if (length === undefined && headers['transfer-encoding'] === undefined) {
    const found = 'a body without an announced length, which may be cut short';
    throw new RemoteError(found, 'Have the host send Content-Length or chunks.');
  }
  const fix = 'Split the document into smaller services.';
  const tooLarge = new RemoteError(`more than ${maxBytes} bytes`, fix);
  if (Number(length) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw describeFailure(cause, deadline);
  }
  return Buffer.concat(chunks);
}
