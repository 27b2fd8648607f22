import { Context, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type OriginalLoading from '@theme/Loading';
import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react';
import SiteMenu from '../../components/SiteMenu';
import { canReload } from './stayOffline';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

const TITLE = 'Página não carregada';
/** Route of a page that failed to load: the layout's hooks throw without a route. */
const FAILED_ROUTE = { plugin: { name: 'portal-failed-load', id: 'default' } };

let retriedPath: string | undefined;

/** The box with Retry. It uses the layout around the page, or its own layout if there is none. */
function FailedLoad({ retry }: Pick<Props, 'retry'>): ReactNode {
  const isInLayout = useContext(Context) !== null;
  // A module keeps the error of its first load, so that only a new document asks for its data again.
  useEffect(() => {
    if (window.location.pathname !== retriedPath) return;
    retriedPath = undefined;
    canReload().then((can) => can && window.location.reload());
  });
  const load = () => {
    retriedPath = window.location.pathname;
    retry();
  };
  const box = (
    <div className={styles.error} role="alert">
      <p className={styles.errorTitle}>Não foi possível carregar esta página.</p>
      <p>
        {navigator.onLine
          ? 'O site não respondeu, ou a página mudou desde que você o abriu. Repita a tentativa; se não adiantar, recarregue a página.'
          : 'Seu aparelho está sem conexão com a internet. Repita a tentativa quando ela voltar.'}
      </p>
      {/* The only English word of the interface: the specification fixes the label. */}
      <button type="button" className="button button--primary" lang="en" onClick={load}>
        Retry
      </button>
    </div>
  );
  if (!isInLayout) {
    return (
      <RouteContextProvider value={FAILED_ROUTE}>
        <Layout title={TITLE}>
          <SiteMenu />
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

/** The wait for a page's code, and its failed load. The error's text is the bundler's, in English, and is not shown. */
export default function Loading({ error, pastDelay, retry }: Props): ReactNode {
  if (error) return <FailedLoad retry={retry} />;
  if (!pastDelay) return null;
  return (
    <div className={styles.wait} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>Carregando a página…</span>
    </div>
  );
}
