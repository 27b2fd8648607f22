import type { ReactNode } from 'react';
import { mapCards } from '../../data/cards';
import LinkCards, { type Card } from '../LinkCards';

interface Props {
  readonly section: keyof typeof mapCards;
}

export default function DocsMap({ section }: Props): ReactNode {
  const cards: readonly Card[] = mapCards[section];
  return <LinkCards cards={cards} compact={section !== 'services'} />;
}
