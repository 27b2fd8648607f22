const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT|HOSTNAME_|SELF_SIGNED_|UNABLE_TO_)/;
const UNKNOWN_HOST = /^(ENOTFOUND|EAI_)/;
const BROKEN = /^(ECONNRESET|EPIPE)$/;

/** A time limit that several steps share. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Its whole length, for messages. */
  readonly seconds: number;
}

/** A deadline that starts now. */
export function startDeadline(milliseconds: number): Deadline {
  return { signal: AbortSignal.timeout(milliseconds), seconds: milliseconds / 1000 };
}

interface RemoteErrorOptions extends ErrorOptions {
  readonly mend?: string | undefined;
  /** Whether the same request may well succeed in a moment. */
  readonly passing?: boolean;
}

/** Why a host did not give a document: the answer that came instead, and how to fix it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  /** Absent where only the author of the address can know how to fix it. */
  readonly mend: string | undefined;
  /**
   * Whether the same request may well succeed in a moment: a connection refused or broken, an answer
   * 5xx, a body cut short.
   */
  readonly passing: boolean;

  constructor(found: string, { cause, mend, passing = false }: RemoteErrorOptions = {}) {
    super(found, { cause });
    this.mend = mend;
    this.passing = passing;
  }
}

/** The error for a connection that gave no answer. */
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

/** The error for a step that was still running when the deadline passed. */
export function describeLateness({ seconds }: Deadline, cause: unknown): RemoteError {
  const mend = 'Try again; if it stays so, look at the host.';
  return new RemoteError(`no complete answer in ${seconds} s`, { cause, mend });
}

/** The system's short name of a fault; its message where it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

const WEB_ADDRESS = /^https?:\/\//i;

/**
 * An address as it may be printed: without user, password, values of its query, and fragment. A source that is
 * no address of the web, like a path, is given back as it is.
 */
export function hideSecrets(source: string): string {
  if (!WEB_ADDRESS.test(source)) return source;
  if (!URL.canParse(source)) return source.replace(/\/\/.*@/, '//…@').replace(/[?#].*$/s, '?…');
  const { hash, host, password, pathname, protocol, search, username } = new URL(source);
  const user = username || password ? '…@' : '';
  return `${protocol}//${user}${host}${pathname}${search || hash ? '?…' : ''}`;
}
