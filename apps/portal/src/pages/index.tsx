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
import Lifecycle from './_lifecycle.mdx';
import styles from './styles.module.css';

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
