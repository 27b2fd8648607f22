import type { ReactNode } from 'react';
import { mapCards } from '../../data/cards';
import LinkCards, { type Card } from '../LinkCards';

type MapSection = keyof typeof mapCards;

export default function DocsMap({ section }: { readonly section: MapSection }): ReactNode {
  const cards: readonly Card[] = mapCards[section];
  return <LinkCards cards={cards} compact={section !== 'services'} />;
}
