import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import styles from './ReferenceSwitch.module.css';

export interface ReferenceLink {
  readonly label: string;
  readonly route: string;
}

interface Props {
  readonly references: readonly ReferenceLink[];
}

export function ReferenceSwitch({ references }: Props): ReactNode {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  return (
    <nav className={styles.switch} aria-label="Referências">
      <ul>
        {references.map(({ label, route }) => (
          <li key={route}>
            <Link to={route} aria-current={pathname === route ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
