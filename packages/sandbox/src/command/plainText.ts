/**
 * Shows received text as text: signs that steer a terminal, or that turn the direction of writing, are spelt out as
 * `\u{1b}`.
 */
export function plainText(received: unknown): string {
  return String(received).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
