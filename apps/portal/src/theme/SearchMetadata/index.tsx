import type { ReactNode } from 'react';

/** Nothing: the site has no use for the tags of a search service (README.md of the theme). */
export default function SearchMetadata(): ReactNode {
  return null;
}
