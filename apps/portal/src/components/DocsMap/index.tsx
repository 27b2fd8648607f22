import type { ReactNode } from 'react';
import LinkCards, { type Card } from '../LinkCards';
import { places } from './places';

interface Props {
  readonly section: keyof typeof places;
}

/** One section of the map at `/docs`. */
export default function DocsMap({ section }: Props): ReactNode {
  const cards: readonly Card[] = places[section];
  return <LinkCards cards={cards} compact={section !== 'services'} />;
}
