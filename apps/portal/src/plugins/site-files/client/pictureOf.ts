/** Pixels, as previews expect them. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The title of each area that has a picture, by its route. */
export type AreaTitles = Readonly<Record<string, string>>;

/** Address of an area's picture, by the area's route. */
export function pictureOf(route: string): string {
  return `/img/social${route === '/' ? '' : route}.png`;
}

/** The route of the area that a page belongs to: the longest one at the page or above it. */
export function findArea(titles: AreaTitles, pathname: string): string {
  const routes = Object.keys(titles).filter((route) => `${pathname}/`.startsWith(`${route}/`));
  return routes.reduce((longest, route) => (route.length > longest.length ? route : longest), '/');
}
