/** Characters that no earlier place of a contract has in the same order (`endsLike.test.ts`). */
const TAIL = 256;
const END_MARK = /(^|\n)\.\.\.$/;

/**
 * Whether a document that came without any sign of its length is whole: a line `...` ends it, it is JSON,
 * whose brackets say it, or its last 256 characters are those of the last good copy. Line ends and space
 * at the end do not count.
 *
 * A contract whose last lines changed is refused too: whoever serves money-moving calls can say how
 * long the answer is.
 *
 * @param good the last good copy, if there is one.
 */
export function endsLike(bytes: Uint8Array, good: Uint8Array | undefined): boolean {
  const text = readText(bytes);
  if (text.startsWith('{') || END_MARK.test(text)) return true;
  if (!good) return false;
  const last = readText(good);
  return last.length > 0 && text.endsWith(last.slice(-TAIL));
}

function readText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.replaceAll('\r\n', '\n').trim();
}
