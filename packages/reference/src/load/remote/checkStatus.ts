import { phrase } from '../../labels/faults/phrase.js';
import { RemoteError } from './RemoteError.js';

/**
 * Refuses every answer but 200: a part (206), a copy altered on its way (203), nothing (204) and 304
 * where no copy was named are no document.
 *
 * @throws {RemoteError} that may pass when the host is at fault (5xx), and not otherwise: 408 and 429
 * ask for patience, not for the same request again at once.
 */
export function checkStatus(status: number): void {
  if (status === 200) return;
  if (status === 206) {
    throw new RemoteError(phrase('found.partOfDocument'), { mend: phrase('mend.answerWhole') });
  }
  if (status === 304) {
    throw new RemoteError(phrase('found.unaskedUnchanged'), { mend: phrase('mend.answerWhole') });
  }
  const passing = status >= 500;
  const mend = passing ? phrase('mend.tryAgain') : undefined;
  throw new RemoteError(phrase('found.status', { status }), { mend, passing });
}
