import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import styles from './ReferenceSwitch.module.css';

/** One service's reference, as the others name it. */
export interface ReferenceLink {
  readonly label: string;
  readonly route: string;
}

interface Props {
  readonly references: readonly ReferenceLink[];
}

/** The way from each reference to the others. */
export function ReferenceSwitch({ references }: Props): ReactNode {
  const current = useLocation().pathname.replace(/\/$/, '');
  return (
    <nav className={styles.switch} aria-label="Referências">
      <ul>
        {references.map(({ label, route }) => (
          <li key={route}>
            <Link to={route} aria-current={route === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
