import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeTexts } from '../../data/homeTexts';
import ArrowIcon from '../ArrowIcon';
import HomeFirstCall from '../HomeFirstCall';
import styles from './styles.module.css';

/** Opening of the front page: what the API does, where to begin, and the first call itself. */
export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.grid)}>
        <div className={styles.text}>
          <p className={styles.kicker}>Frontier APIs</p>
          <Heading as="h1" className={styles.title}>
            {homeTexts.hero.title}
          </Heading>
          <p className={styles.lead}>{homeTexts.hero.lead}</p>
          <div className={styles.actions}>
            <Link
              className={clsx('button button--primary', styles.first)}
              to="/docs/frontier/getting-started"
            >
              Fazer a primeira chamada
            </Link>
            <Link className={clsx(styles.second)} to="/docs/frontier/introducao">
              Conhecer as APIs <ArrowIcon />
            </Link>
          </div>
        </div>
        <HomeFirstCall />
      </div>
    </header>
  );
}
