/**
 * Address of a page's twin.
 *
 * @param route address of the page, in any form that servers accept.
 */
export function twinOf(route: string): string {
  const page = route.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return page === '' || page === '/index' ? '/index.md' : `${page}.md`;
}
