import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { portal } from '../../portal.config';
import HomeAreas from '../components/HomeAreas';
import HomeGoingLive from '../components/HomeGoingLive';
import HomeHero from '../components/HomeHero';
import HomeLifecycle from '../components/HomeLifecycle';

/** Front page (`/`). */
export default function Home(): ReactNode {
  return (
    <Layout description={portal.tagline}>
      <main id="conteudo">
        <HomeHero />
        <HomeAreas />
        <HomeLifecycle />
        <HomeGoingLive />
      </main>
    </Layout>
  );
}
