import type { ReactNode } from 'react';
import { homeTexts } from '../../data/homeTexts';
import HomeSection from '../HomeSection';
import LinkCards from '../LinkCards';
import { serviceCards } from './serviceCards';

/** The areas of the API, one card each: what it does, its guides and its reference. */
export default function HomeAreas(): ReactNode {
  return (
    <HomeSection id="areas" {...homeTexts.areas}>
      <LinkCards cards={serviceCards} />
    </HomeSection>
  );
}
