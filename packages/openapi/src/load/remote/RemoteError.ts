const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT|HOSTNAME_|SELF_SIGNED_|UNABLE_TO_)/;
const UNKNOWN_HOST = /^(ENOTFOUND|EAI_)/;
const BROKEN = /^(ECONNRESET|EPIPE)$/;

/** A time limit shared by several steps. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Its total length, for messages. */
  readonly seconds: number;
}

/**
 * Starts a deadline now.
 *
 * @param milliseconds until it passes.
 * @returns the signal that aborts then.
 * @example
 * startDeadline(5_000).seconds // 5
 */
export function startDeadline(milliseconds: number): Deadline {
  return { signal: AbortSignal.timeout(milliseconds), seconds: milliseconds / 1000 };
}

interface RemoteErrorOptions extends ErrorOptions {
  readonly mend?: string | undefined;
  /** Whether a retry is likely to succeed. */
  readonly passing?: boolean;
}

/** A host did not deliver a document: the message describes its response, `mend` how to fix it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  /** Absent if only the author of the address can know how to fix it. */
  readonly mend: string | undefined;
  /** Whether a retry is likely to succeed: after a refused or broken connection, a status 5xx or a truncated body. */
  readonly passing: boolean;

  constructor(found: string, { cause, mend, passing = false }: RemoteErrorOptions = {}) {
    super(found, { cause });
    this.mend = mend;
    this.passing = passing;
  }
}

/** The error for a connection without a response. */
export function describeFailure(error: unknown, address: URL, deadline: Deadline): RemoteError {
  if (error instanceof RemoteError) return error;
  if (deadline.signal.aborted) return describeLateness(deadline, error);
  const code = codeOf(error);
  const describe = (found: string, mend?: string, passing = false) =>
    new RemoteError(found, { cause: error, mend, passing });
  if (code === 'ECONNREFUSED') {
    return describe(
      'connection refused',
      'Check the host and port, and whether the service is running.',
      true,
    );
  }
  if (BROKEN.test(code)) {
    return describe(
      'the connection was broken before an answer',
      'Try again; if it stays so, look at the host.',
      true,
    );
  }
  if (UNKNOWN_HOST.test(code)) return describe(`the name ${address.hostname} leads to no address`);
  return CERTIFICATE.test(code)
    ? describe(
        `a certificate that cannot be trusted (${code})`,
        "Mend the host's certificate; name an authority of your own in NODE_EXTRA_CA_CERTS.",
      )
    : describe(`the request failed: ${code}`, 'Try again; if it stays so, look at the host.');
}

/** The error for a step that did not finish before the deadline. */
function describeLateness({ seconds }: Deadline, cause: unknown): RemoteError {
  const mend = 'Try again; if it stays so, look at the host.';
  return new RemoteError(`no complete answer in ${seconds} s`, { cause, mend });
}

/** The system's code of an error, or else its message. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Removes the secrets of an address before it is printed: user, password, query values and fragment.
 *
 * @param source path or URL.
 * @returns the address without secrets; a path unchanged.
 * @example
 * hideSecrets('https://ana:senha@host.example/a.yaml?key=1') // 'https://…@host.example/a.yaml?…'
 */
export function hideSecrets(source: string): string {
  if (!WEB_ADDRESS.test(source)) return source;
  if (!URL.canParse(source)) return source.replace(/\/\/.*@/, '//…@').replace(/[?#].*$/s, '?…');
  const { hash, host, password, pathname, protocol, search, username } = new URL(source);
  const user = username || password ? '…@' : '';
  return `${protocol}//${user}${host}${pathname}${search || hash ? '?…' : ''}`;
}
