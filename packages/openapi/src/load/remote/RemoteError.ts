export const AGAIN = 'Try again; if it stays so, look at the host.';

export interface Deadline {
  readonly signal: AbortSignal;
  /** Its total length, for messages. */
  readonly seconds: number;
}

export function startDeadline(milliseconds: number): Deadline {
  return { signal: AbortSignal.timeout(milliseconds), seconds: milliseconds / 1000 };
}

interface RemoteErrorOptions extends ErrorOptions {
  readonly fix?: string | undefined;
  readonly passing?: boolean;
}

/** A host did not deliver a document: the message describes its response, `fix` how to fix it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  /** Absent if only the author of the address can know how to fix it. */
  readonly fix: string | undefined;
  /** Whether a retry is likely to succeed: after a refused or broken connection, a status 5xx or a truncated body. */
  readonly passing: boolean;

  constructor(found: string, { cause, fix, passing = false }: RemoteErrorOptions = {}) {
    super(found, { cause });
    this.fix = fix;
    this.passing = passing;
  }
}

/** The error for a connection without a complete response. */
export function describeFailure(cause: unknown, address: URL, deadline: Deadline): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const fail = (found: string, fix = AGAIN, passing = false) =>
    new RemoteError(found, { cause, fix, passing });
  if (deadline.signal.aborted) return fail(`no complete answer in ${deadline.seconds} s`);
  const code = codeOf(cause);
  if (code === 'ECONNREFUSED') {
    const fix = 'Check the host and port, and whether the service is running.';
    return fail('connection refused', fix, true);
  }
  if (/^(ECONNRESET|EPIPE)$/.test(code)) {
    return fail('the connection was broken before an answer', AGAIN, true);
  }
  if (/^(ENOTFOUND|EAI_)/.test(code)) {
    return new RemoteError(`the name ${address.hostname} leads to no address`, { cause });
  }
  if (/^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT|HOSTNAME_|SELF_SIGNED_|UNABLE_TO_)/.test(code)) {
    const fix =
      "Mend the host's certificate; name an authority of your own in NODE_EXTRA_CA_CERTS.";
    return fail(`a certificate that cannot be trusted (${code})`, fix);
  }
  return fail(`the request failed: ${code}`);
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
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
