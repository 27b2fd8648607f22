/** Size in pixels that previews expect. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export type AreaTitles = Readonly<Record<string, string>>;

export function pictureOf(route: string): string {
  return `/img/social${route === '/' ? '' : route}.png`;
}

/** The route of a page's area: the longest one that equals the page's path or is its ancestor. */
export function findPictureArea(titles: AreaTitles, pathname: string): string {
  const routes = Object.keys(titles).filter((route) => `${pathname}/`.startsWith(`${route}/`));
  return routes.reduce((longest, route) => (route.length > longest.length ? route : longest), '/');
}
