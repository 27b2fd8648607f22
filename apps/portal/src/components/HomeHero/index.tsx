import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeTexts } from '../../data/homeTexts';
import { SIMULATOR } from '../../shared/simulatorAddress';
import HomeFirstCall from '../HomeFirstCall';
import styles from './styles.module.css';

/** Opening of the front page: purpose of the API, its entry links, and the first call. */
export default function HomeHero(): ReactNode {
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
