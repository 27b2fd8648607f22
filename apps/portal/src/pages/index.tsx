import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { portal } from '../../portal.config';
import HomeHero from '../components/HomeHero';
import HomeSection from '../components/HomeSection';
import LinkCards from '../components/LinkCards';
import { serviceCards } from '../data/cards';
import { goingLiveSteps, homeTexts } from '../data/homeTexts';
import type { Leads } from '../plugins/data-pages/moved/Move';
import Lifecycle from './_lifecycle.mdx';
import styles from './styles.module.css';

/** Redirects of former anchors of this page; those of guides are in `docs/frontier/enderecos.yml`. */
const MOVED: Leads = { 'por-onde-comecar': '/docs/frontier/introducao#quem-participa' };

export default function Home(): ReactNode {
  return (
    <HtmlClassNameProvider className="home">
      <Layout description={portal.tagline}>
        <main id="conteudo">
          <HomeHero />
          <HomeSection id="areas" {...homeTexts.areas}>
            <LinkCards cards={serviceCards} />
          </HomeSection>
          <HomeSection id="vida-do-titulo" {...homeTexts.lifecycle} tinted>
            <MDXContent>
              <Lifecycle />
            </MDXContent>
          </HomeSection>
          <HomeSection id="ate-a-producao" {...homeTexts.goingLive}>
            <GoingLiveSteps />
          </HomeSection>
        </main>
        <div hidden data-moved={JSON.stringify(MOVED)} />
      </Layout>
    </HtmlClassNameProvider>
  );
}

function GoingLiveSteps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {goingLiveSteps.map(({ text, title, to }) => (
        <li key={to}>
          <h3 className={styles.title}>
            <Link to={to} className="cover-link">
              {title}
            </Link>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
