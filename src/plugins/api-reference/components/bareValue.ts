/** JSON text as a reader sees it: strings without quotes. */
export function bareValue(text: string): string {
  return /^".*"$/s.test(text) ? String(JSON.parse(text)) : text;
}
