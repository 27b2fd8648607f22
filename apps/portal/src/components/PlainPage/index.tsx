import clsx from 'clsx';
import type { ReactNode } from 'react';
import SiteFrame from '../SiteFrame';
import styles from './styles.module.css';

interface Props {
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is no guide, in the frame of guides. */
export default function PlainPage({ outline, children }: Props): ReactNode {
  return (
    <SiteFrame>
      <div className={clsx('row', styles.row)}>
        <div id="conteudo" className={clsx('col', styles.text)}>
          {children}
        </div>
        {outline && (
          <nav className={clsx('col col--3', styles.outline)} aria-label="Nesta página">
            {outline}
          </nav>
        )}
      </div>
    </SiteFrame>
  );
}
