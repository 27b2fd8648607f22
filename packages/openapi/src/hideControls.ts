/** Control characters, which a terminal would obey, and marks that turn text around. */
const CONTROL = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text for a terminal that may hold anything a file had in it. */
export function hideControls(text: string): string {
  return text.replace(CONTROL, '\ufffd');
}
