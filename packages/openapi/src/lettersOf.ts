/** Letters and digits of a text, in lower case: equal for texts that read the same. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
