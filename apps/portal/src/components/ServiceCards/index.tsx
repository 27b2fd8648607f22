import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { portal } from '../../../portal.config';
import LineIcon from '../LineIcon';
import { drawings } from './drawings';
import styles from './styles.module.css';

/** A card for each service, with its guides and its reference. The area of the title's link covers the card. */
export default function ServiceCards(): ReactNode {
  return (
    <div className="link-map">
      <ul>
        {portal.services.map(({ icon, id, route, text, title }) => (
          <li key={id} className={clsx(styles.card, `area-${id}`)}>
            <LineIcon className={styles.icon} viewBox="0 0 24 24" size="20">
              <path d={drawings[icon]} />
            </LineIcon>
            <h3>
              <Link to={`/docs/frontier/${id}`}>{title}</Link>
            </h3>
            <p>{text}</p>
            <div className={styles.foot}>
              <Way to={`/docs/frontier/${id}`} label="Guia" title={title} />
              <Way to={route} label="Referência" title={title} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Way({ label, title, to }: Readonly<Record<'label' | 'title' | 'to', string>>): ReactNode {
  return (
    <Link to={to} className={clsx('onward', styles.way)} aria-label={`${label} da API de ${title}`}>
      {label}
    </Link>
  );
}
