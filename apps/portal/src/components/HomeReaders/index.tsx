import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeTexts, readers } from '../../data/homeTexts';
import ArrowIcon from '../ArrowIcon';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

/** Each kind of reader, sent to a first journey. */
export default function HomeReaders(): ReactNode {
  return (
    <HomeSection id="por-onde-comecar" {...homeTexts.readers}>
      <ul className={styles.list}>
        {readers.map(({ name, text, journey, to }) => (
          <li key={name} className={styles.row}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <Link to={to} className={clsx('cover-link', styles.link)}>
              {journey} <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        As jornadas acima são sugestões de leitura; confirme com a Frontier{' '}
        <Link to="/docs/frontier/perguntas#papeis-e-chamadas">
          que chamadas a sua conta pode fazer
        </Link>
        .
      </p>
    </HomeSection>
  );
}
