import { phrase } from '../../labels/faults/phrase.js';
import type { Deadline } from './Deadline.js';
import { RemoteError } from './RemoteError.js';

const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT|HOSTNAME_|SELF_SIGNED_|UNABLE_TO_)/;
const UNKNOWN_HOST = /^(ENOTFOUND|EAI_)/;
const BROKEN = /^(ECONNRESET|EPIPE)$/;

/** What a connection that gave no answer says of the host. */
export function describeFailure(error: unknown, address: URL, deadline: Deadline): RemoteError {
  if (error instanceof RemoteError) return error;
  if (deadline.signal.aborted) return describeLateness(deadline, error);
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') {
    const mend = phrase('mend.startHost');
    return new RemoteError(phrase('found.refused'), { cause: error, mend, passing: true });
  }
  if (BROKEN.test(code)) {
    const mend = phrase('mend.tryAgain');
    return new RemoteError(phrase('found.brokenConnection'), { cause: error, mend, passing: true });
  }
  if (UNKNOWN_HOST.test(code)) {
    const found = phrase('found.unknownHost', { host: address.hostname });
    return new RemoteError(found, { cause: error });
  }
  if (CERTIFICATE.test(code)) {
    const found = phrase('found.badCertificate', { cause: code });
    return new RemoteError(found, { cause: error, mend: phrase('mend.trustCertificate') });
  }
  const found = phrase('found.requestFailed', { cause: code });
  return new RemoteError(found, { cause: error, mend: phrase('mend.tryAgain') });
}

/** For whatever was still under way when the deadline passed. */
export function describeLateness({ seconds }: Deadline, cause: unknown): RemoteError {
  return new RemoteError(phrase('found.noAnswer', { seconds }), {
    cause,
    mend: phrase('mend.tryAgain'),
  });
}

/** The system's short name of a fault; its message where it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
