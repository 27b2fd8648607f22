import type { ReactNode } from 'react';
import { homeTexts } from '../../data/homeTexts';
import HomeSection from '../HomeSection';
import TitleLifecycle from '../TitleLifecycle';

export default function HomeLifecycle(): ReactNode {
  return (
    <HomeSection id="vida-do-titulo" {...homeTexts.lifecycle} tinted>
      <TitleLifecycle />
    </HomeSection>
  );
}
