/** JSON text as a reader sees it: strings without quotes, unless nothing could be seen of them. */
export function bareValue(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  const value = String(JSON.parse(text));
  return value.trim() === value && value !== '' ? value : text;
}
