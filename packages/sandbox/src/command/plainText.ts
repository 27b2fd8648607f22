/**
 * Makes received text safe to print: control characters and marks of text direction become
 * `\u{1b}`.
 */
export function plainText(received: unknown): string {
  return String(received).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
