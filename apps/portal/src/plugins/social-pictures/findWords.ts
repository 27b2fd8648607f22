import type { Area, Words } from './Area';

/** What a guide says of itself. */
export interface DescribedGuide {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/**
 * What an area's picture says: its own words, or those of the guide at its route.
 *
 * @throws {Error} naming the area that has neither.
 */
export function findWords({ route, says }: Area, guides: readonly DescribedGuide[]): Words {
  if (says) return says;
  const guide = guides.find(({ permalink }) => withoutSlash(permalink) === route);
  if (!guide) {
    throw new Error(
      `social-pictures: a área ${route} não tem guia; escreva um nessa rota ou dê as suas palavras em "says".`,
    );
  }
  return { title: guide.title, text: guide.description };
}

function withoutSlash(route: string): string {
  return route.replace(/(.)\/$/, '$1');
}
