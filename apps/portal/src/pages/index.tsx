import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { portal } from '../../portal.config';
import HomeHero from '../components/HomeHero';
import HomeSection from '../components/HomeSection';
import ServiceCards from '../components/ServiceCards';
import SiteMenu from '../components/SiteMenu';
import { homeTexts } from '../data/homeTexts';
import GoingLive from './_goingLive.mdx';
import Lifecycle from './_lifecycle.mdx';

export default function Home(): ReactNode {
  return (
    <HtmlClassNameProvider className="home">
      <Layout description={portal.tagline}>
        <SiteMenu />
        <main id="conteudo">
          <HomeHero />
          <HomeSection id="areas" {...homeTexts.areas}>
            <ServiceCards />
          </HomeSection>
          <HomeSection id="vida-do-titulo" {...homeTexts.lifecycle} tinted>
            <MDXContent>
              <Lifecycle />
            </MDXContent>
          </HomeSection>
          <HomeSection id="ate-a-producao" {...homeTexts.goingLive}>
            <div className="link-map">
              <MDXContent>
                <GoingLive />
              </MDXContent>
            </div>
          </HomeSection>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
