import type OriginalLoading from '@theme/Loading';
import type { ComponentProps, ReactNode } from 'react';
import FailedLoad from './FailedLoad';
import styles from './styles.module.css';

/**
 * What shows while a page's code is on its way, and when it does not arrive.
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
  if (error) return <FailedLoad error={error} retry={retry} />;
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
