import type { ReactNode } from 'react';
import { places } from '../../data/places';
import LinkCards, { type Card } from '../LinkCards';

interface Props {
  readonly section: keyof typeof places;
}

/** One section of the map at `/docs`. */
export default function DocsMap({ section }: Props): ReactNode {
  const cards: readonly Card[] = places[section];
  return <LinkCards cards={cards} compact={section !== 'services'} />;
}
