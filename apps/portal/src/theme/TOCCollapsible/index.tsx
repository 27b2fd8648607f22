import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A page's outline as a tool: a native fold that needs no script. */
export default function TOCCollapsible({ className, ...outline }: Props): ReactNode {
  return (
    <details className={className}>
      <summary className="tool" data-short="Índice">
        Nesta página
      </summary>
      <TOCItems {...outline} className={`floating ${styles.list}`} />
    </details>
  );
}
