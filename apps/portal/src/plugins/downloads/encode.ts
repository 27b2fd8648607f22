/** Text as the bytes of a file. */
export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
