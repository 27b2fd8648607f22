/** Every `id` in a piece of HTML, for the broken-anchor check. */
export function anchorsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
}
