import { Context, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type OriginalLoading from '@theme/Loading';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import styles from './styles.module.css';

type Props = Pick<ComponentProps<typeof OriginalLoading>, 'error' | 'retry'>;

const TITLE = 'Página não carregada';
/** Stands in for the route of a page that did not come: the layout's hooks refuse to run without one. */
const FAILED_ROUTE = { plugin: { name: 'portal-failed-load', id: 'default' } };

/** The box with Retry: in the layout around the page where that is on screen, else in one of its own. */
export default function FailedLoad({ error, retry }: Props): ReactNode {
  const isInLayout = useContext(Context) !== null;
  const box = (
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
  if (!isInLayout) {
    return (
      <RouteContextProvider value={FAILED_ROUTE}>
        <Layout title={TITLE}>
          <main>{box}</main>
        </Layout>
      </RouteContextProvider>
    );
  }
  return (
    <>
      <PageMetadata title={TITLE} />
      {box}
    </>
  );
}
