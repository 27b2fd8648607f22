import { describeValue } from '../../json.js';
import { type Phrase, phrase } from '../../words/phrase.js';
import { Refusal } from './Refusal.js';

/** Of any scheme; one letter is a drive of Windows. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]+:|\/\/)/i;
const ABSOLUTE = /^(?:\/|[a-z]:)/i;
/** Dots, slashes and NUL that hide from whoever reads the path, and backslashes, which are slashes on some systems. */
const HIDDEN = /%(?:2e|2f|5c|00)|[\\?\p{Cc}]/iu;

/** Whether a reference is an address of any scheme, of which nothing is read. */
export function isAddress(ref: string): boolean {
  return ADDRESS.test(ref);
}

/**
 * The relative path a reference names, as the file system has it.
 *
 * @param uri the reference without its fragment.
 * @param expected what a fault says of a reference that names none.
 * @throws {Refusal} of addresses, absolute paths, and paths that are not what they look like.
 */
export function filePathOf(uri: string, expected: Phrase): string {
  const refuse = (mend: Phrase) => new Refusal(expected, describeValue(uri), mend);
  if (isAddress(uri)) throw refuse(phrase('mend.saveAddress'));
  if (ABSOLUTE.test(uri) || HIDDEN.test(uri)) throw refuse(phrase('mend.relativePath'));
  try {
    return decodeURIComponent(uri);
  } catch {
    throw refuse(phrase('mend.relativePath'));
  }
}
