/** @param route address of the page, in any form that servers accept. */
export function markdownPageOf(route: string): string {
  const page = route.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return page === '' || page === '/index' ? '/index.md' : `${page}.md`;
}

/** The route of a page in the form that links have. */
export function withoutSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, '');
}
