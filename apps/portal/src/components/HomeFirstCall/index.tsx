import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { homeTexts } from '../../data/homeTexts';
import Steps from '../../pages/_firstCall.mdx';
import styles from './styles.module.css';

/** The first call, readable in under a minute: credentials, token, and one call that carries it. */
export default function HomeFirstCall(): ReactNode {
  return (
    <section className={styles.panel} aria-labelledby="primeira-chamada">
      <h2 id="primeira-chamada" className={styles.title}>
        {homeTexts.firstCall.title}
      </h2>
      <MDXContent>
        <Steps />
      </MDXContent>
    </section>
  );
}
