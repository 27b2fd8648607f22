import type { ReactNode } from 'react';
import { mapCards } from '../../data/cards';
import LinkCards, { type Card } from '../LinkCards';

type Section = keyof typeof mapCards;

export default function DocsMap({ section }: { readonly section: Section }): ReactNode {
  const cards: readonly Card[] = mapCards[section];
  return <LinkCards cards={cards} compact={section !== 'services'} />;
}
