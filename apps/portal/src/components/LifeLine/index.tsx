import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { LIFE_LINE, stageOf } from '../../data/stages';
import styles from './styles.module.css';

/** The life of a title in one line, with the stage of the page. Pages without a stage have none. */
export default function LifeLine({ pageId }: { readonly pageId: string }): ReactNode {
  const current = stageOf(pageId);
  if (!current) return null;
  return (
    <nav className={`screen-only ${styles.line}`} aria-label="A vida de um título">
      <ol className="clean-list">
        {LIFE_LINE.map(({ href, isBeside, name, stage }) => (
          <li key={stage} className={isBeside ? styles.beside : undefined}>
            <Link to={href} aria-current={stage === current ? 'step' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
