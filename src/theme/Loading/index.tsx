import type OriginalLoading from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * What shows while a page's code is on its way, and when it does not arrive (specification §2).
 *
 * @param props.error what made the load fail; its text is shown as it is
 * @param props.pastDelay true once the wait is long enough to be worth a spinner (200 ms)
 * @param props.retry starts the same load again
 */
export default function Loading({
  error,
  pastDelay,
  retry,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p className={styles.errorTitle}>
          Não foi possível carregar esta página. Verifique a conexão e repita a tentativa.
        </p>
        <p className={styles.errorText}>{String(error)}</p>
        {/* The one English word of the interface: the specification fixes the label. */}
        <button type="button" className="button button--primary" lang="en" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.wait} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>Carregando a página…</span>
    </div>
  );
}
