import type { IncomingMessage } from 'node:http';
import { phrase } from '../../labels/faults/phrase.js';
import { LIMITS } from '../../limits.js';
import { hideSecrets } from './hideSecrets.js';
import { RemoteError } from './RemoteError.js';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Where an answer redirects to, if it does. Only the same scheme, host and port may be named: whoever
 * configured an address trusts that host, and no other.
 *
 * @param visited every address asked so far, the last one included.
 * @throws {RemoteError} on a redirect to another origin, back to an address asked before, or beyond the
 * last allowed.
 */
export function followRedirect(
  { headers, statusCode: status = 0 }: IncomingMessage,
  address: URL,
  visited: readonly string[],
): URL | undefined {
  if (!REDIRECTS.has(status)) return undefined;
  const mend = phrase('mend.finalAddress');
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, address.href)) {
    const target = phrase('found.otherAddress');
    throw new RemoteError(phrase('found.redirect', { status, target }), { mend });
  }
  const next = new URL(location, address);
  const target = hideSecrets(next.href);
  if (next.origin !== address.origin || next.origin === 'null') {
    throw new RemoteError(phrase('found.redirect', { status, target }), { mend });
  }
  next.username = address.username;
  next.password = address.password;
  next.hash = '';
  if (visited.includes(next.href)) {
    throw new RemoteError(phrase('found.redirectLoop', { target }), { mend });
  }
  if (visited.length > LIMITS.redirects) {
    const found = phrase('found.manyRedirects', { max: LIMITS.redirects, target });
    throw new RemoteError(found, { mend });
  }
  return next;
}
