import type { ReactNode } from 'react';
import { serviceCards } from '../../data/cards';
import { homeTexts } from '../../data/homeTexts';
import HomeSection from '../HomeSection';
import LinkCards from '../LinkCards';

/** One card for each area of the API: its purpose, its guides and its reference. */
export default function HomeAreas(): ReactNode {
  return (
    <HomeSection id="areas" {...homeTexts.areas}>
      <LinkCards cards={serviceCards} />
    </HomeSection>
  );
}
