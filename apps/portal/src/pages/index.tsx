import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { portal } from '../../portal.config';
import HomeAreas from '../components/HomeAreas';
import HomeGoingLive from '../components/HomeGoingLive';
import HomeHero from '../components/HomeHero';
import HomeLifecycle from '../components/HomeLifecycle';
import type { Leads } from '../plugins/data-pages/moved/Move';

/** Redirects of former anchors of this page; those of guides are in `docs/frontier/enderecos.yml`. */
const MOVED: Leads = { 'por-onde-comecar': '/docs/frontier/introducao#quem-participa' };

export default function Home(): ReactNode {
  return (
    <Layout description={portal.tagline}>
      <main id="conteudo">
        <HomeHero />
        <HomeAreas />
        <HomeLifecycle />
        <HomeGoingLive />
      </main>
      <div hidden data-moved={JSON.stringify(MOVED)} />
    </Layout>
  );
}
