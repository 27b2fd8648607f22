import type { ReactNode } from 'react';

/** Renders nothing: the site does not use the tags of a search service (README.md of the theme). */
export default function SearchMetadata(): ReactNode {
  return null;
}
