import type { ReactNode } from 'react';
import HomeSection from '../HomeSection';
import LinkCards from '../LinkCards';
import { serviceCards } from './serviceCards';

/** The areas of the API, one card each: what it does, its guides and its reference. */
export default function HomeAreas(): ReactNode {
  return (
    <HomeSection
      id="areas"
      title="Uma API para cada área"
      lead="Os guias explicam quando e em que ordem chamar; a referência lista cada campo, limite e resposta."
    >
      <LinkCards cards={serviceCards} />
    </HomeSection>
  );
}
