/** Escapes text for use between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Escapes text for use between tags and in quoted attributes.
 *
 * @example
 * escapeHtml('"1 < 2"') // '&quot;1 &lt; 2&quot;'
 */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
