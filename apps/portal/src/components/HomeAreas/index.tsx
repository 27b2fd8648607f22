import type { ReactNode } from 'react';
import { serviceCards } from '../../data/cards';
import { homeTexts } from '../../data/homeTexts';
import HomeSection from '../HomeSection';
import LinkCards from '../LinkCards';

/** The areas of the API, one card each: what it does, its guides and its reference. */
export default function HomeAreas(): ReactNode {
  return (
    <HomeSection id="areas" {...homeTexts.areas}>
      <LinkCards cards={serviceCards} />
    </HomeSection>
  );
}
