import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { portal } from '../../portal.config';
import HomeFirstCall from '../components/HomeFirstCall';
import HomeSection from '../components/HomeSection';
import ServiceCards from '../components/ServiceCards';
import SiteMenu from '../components/SiteMenu';
import { homeTexts } from '../data/homeTexts';
import { SIMULATOR } from '../shared/simulatorAddress';
import GoingLive from './_goingLive.mdx';
import Lifecycle from './_lifecycle.mdx';
import styles from './styles.module.css';

export default function Home(): ReactNode {
  return (
    <HtmlClassNameProvider className="home">
      <Layout description={portal.tagline}>
        <SiteMenu />
        <main id="conteudo">
          <Hero />
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

function Hero(): ReactNode {
  return (
    <header className={clsx('stage', styles.hero)}>
      <div className={clsx('home-width', styles.grid)}>
        <div className={styles.text}>
          <Heading as="h1" className={styles.title}>
            {homeTexts.hero.title}
          </Heading>
          <p className={styles.lead}>{homeTexts.hero.lead}</p>
          <div className={styles.actions}>
            <Link className="button button--primary" to="/docs/frontier/getting-started">
              Primeira chamada
            </Link>
            <a className="button button--secondary" href={SIMULATOR}>
              {homeTexts.hero.run}
            </a>
            <Link className="button button--secondary" to="/docs/frontier/introducao">
              Conhecer as APIs
            </Link>
          </div>
        </div>
        <HomeFirstCall />
      </div>
    </header>
  );
}
