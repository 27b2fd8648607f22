import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeTexts, lifecycleSteps } from '../../data/homeTexts';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** The life of a security as a row of steps; a column where the screen is narrow. */
export default function HomeLifecycle(): ReactNode {
  return (
    <HomeSection id="vida-do-titulo" {...homeTexts.lifecycle} tinted>
      <ol className={styles.rail}>
        {lifecycleSteps.map(({ title, text, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to} className={clsx(styles.title)}>
              {title}
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}
