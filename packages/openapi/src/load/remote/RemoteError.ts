import { LIMITS } from '../../limits.js';

export const AGAIN = 'Try again; if it stays so, check the address and the host.';

/** A host did not deliver a document: the message describes its response, `fix` how to fix it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  /**
   * @param fix absent if only the author of the address can know it.
   * @param passing whether a retry is likely to succeed: after a refused or broken connection, a status 5xx or a
   *   truncated body.
   */
  constructor(
    found: string,
    readonly fix?: string,
    readonly passing = false,
  ) {
    super(found);
  }
}

const PASSING = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/;

export function describeFailure(cause: unknown, deadline: AbortSignal): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const isLate = deadline.aborted;
  const { message } = cause instanceof Error ? cause : new Error(String(cause));
  const found = `no complete answer${isLate ? ` in ${LIMITS.requestTime / 1000} s` : `: ${message}`}`;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new RemoteError(found, AGAIN, !isLate && PASSING.test(code));
}

/**
 * Removes the secrets of an address before it is printed: user, password, query values and fragment.
 *
 * @param source path or URL.
 * @returns the address without secrets; a path unchanged.
 * @example
 * hideSecrets('https://ana:senha@host.example/a.yaml?key=1') // 'https://…@host.example/a.yaml?…'
 */
export function hideSecrets(source: string): string {
  if (!/^https?:\/\//i.test(source)) return source;
  if (!URL.canParse(source)) return source.replace(/\/\/.*@/, '//…@').replace(/[?#].*$/s, '?…');
  const { hash, host, password, pathname, protocol, search, username } = new URL(source);
  const user = username || password ? '…@' : '';
  return `${protocol}//${user}${host}${pathname}${search || hash ? '?…' : ''}`;
}
