import type { RouteConfig } from '@docusaurus/types';
import type { ReferenceLink } from './client/ReferenceSwitch';
import type { ServicePage } from './renderServices';

/** The file that each route's page is made from, by the route, as far as it is known. */
export type SourceFiles = ReadonlyMap<string, string>;

const FURTHER_PAGES = '@site/src/plugins/api-reference/client/FurtherPages';

/**
 * The routes of each service: its first page, and one above all its further pages, which shows whichever of them is asked for.
 */
export function buildRoutes(
  pages: readonly ServicePage[],
  sourceFiles: SourceFiles = new Map(),
): RouteConfig[] {
  const references = pages.map(({ label, route }): ReferenceLink => ({ label, route }));
  return pages.flatMap(
    ({ area, description, further, islandPath, route, title }): RouteConfig[] => [
      {
        path: route,
        component: '@site/src/plugins/api-reference/client/ReferenceRoute',
        exact: true,
        modules: { island: islandPath },
        metadata: { sourceFilePath: sourceFiles.get(route) },
        props: { area, title, description, references },
      },
      ...(further
        ? [
            {
              path: route,
              component: FURTHER_PAGES,
              modules: { pages: further.source },
              props: { area, reference: { name: title, route }, references },
              routes: further.slugs.map((slug) => ({
                path: `${route}/${slug}`,
                component: FURTHER_PAGES,
                exact: true,
              })),
            },
          ]
        : []),
    ],
  );
}

/** How many rows `dropPageRows` leaves out below each route. */
export function countPages(pages: readonly ServicePage[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    pages.flatMap(({ further, route }) => (further ? [[route, further.slugs.length]] : [])),
  );
}
