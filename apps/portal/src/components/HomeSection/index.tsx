import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly more: { readonly label: string; readonly to: string };
  /** Shows the section on the stage, to separate it from its neighbours. */
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

export default function HomeSection({ id, title, lead, more, tinted, children }: Props): ReactNode {
  return (
    <section className={clsx(styles.band, tinted && ['stage', styles.tinted])} aria-labelledby={id}>
      <div className="home-width">
        <div className={styles.head}>
          <div>
            <Heading as="h2" id={id} className={styles.title}>
              {title}
            </Heading>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Link to={more.to} className={clsx('onward', styles.more)}>
            {more.label}
          </Link>
        </div>
        {children}
      </div>
    </section>
  );
}
