import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import styles from './ReferenceSwitch.module.css';

/** Label and route of one service's reference. */
export interface ReferenceLink {
  readonly label: string;
  readonly route: string;
}

interface ReferenceSwitchProps {
  readonly references: readonly ReferenceLink[];
}

/** Navigation between the references of the services. */
export function ReferenceSwitch({ references }: ReferenceSwitchProps): ReactNode {
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
