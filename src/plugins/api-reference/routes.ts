import type { RouteConfig } from '@docusaurus/types';
import type { ReferenceLink } from './client/ReferenceSwitch';
import type { ServicePage } from './renderServices';

const FURTHER_PAGES = '@site/src/plugins/api-reference/client/FurtherPages';

/**
 * The routes of each service: its first page, and one above all its further pages, which shows whichever of them is asked for.
 */
export function buildRoutes(pages: readonly ServicePage[]): RouteConfig[] {
  const references = pages.map(({ label, route }): ReferenceLink => ({ label, route }));
  return pages.flatMap(({ description, further, islandPath, route, title }): RouteConfig[] => [
    {
      path: route,
      component: '@site/src/plugins/api-reference/client/ReferenceRoute',
      exact: true,
      modules: { island: islandPath },
      props: { title, description, references },
    },
    ...(further
      ? [
          {
            path: route,
            component: FURTHER_PAGES,
            modules: { pages: further.source },
            props: { references },
            routes: further.slugs.map((slug) => ({
              path: `${route}/${slug}`,
              component: FURTHER_PAGES,
              exact: true,
            })),
          },
        ]
      : []),
  ]);
}

/** How many rows `dropPageRows` leaves out below each route. */
export function countPages(pages: readonly ServicePage[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    pages.flatMap(({ further, route }) => (further ? [[route, further.slugs.length]] : [])),
  );
}
