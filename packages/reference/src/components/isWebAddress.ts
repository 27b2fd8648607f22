/**
 * Whether an address leads to the web or to a mailbox, and neither runs something nor leads into the
 * reader's own machine (`javascript:`, `data:`, `file:` …). It is read as a browser reads it, which
 * leaves out the tabs and line breaks that may hide a scheme.
 */
export function isWebAddress(href: string): boolean {
  const base = 'https://exemplo.invalid/';
  return URL.canParse(href, base) && /^(https?|mailto):$/.test(new URL(href, base).protocol);
}
