import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { crashTitle, ErrorDisplay } from './ErrorDisplay';

/** Stands in for the route a page normally gets: the layout's hooks refuse to run without one. */
const CRASH_ROUTE = { plugin: { name: 'portal-error-boundary', id: 'default' } };

/**
 * Last resort when something outside the page's own layout crashes.
 * It first tries the notice inside the layout; if the layout is what failed, the notice alone.
 *
 * @param props.error the original error, shown even when the layout fails a second time
 * @param props.tryAgain renders the page again
 */
export default function ErrorPage(props: Props): ReactNode {
  const notice = <ErrorDisplay {...props} />;
  return (
    <RouteContextProvider value={CRASH_ROUTE}>
      <ErrorBoundary fallback={() => notice}>
        <Head>
          <title>{crashTitle()}</title>
        </Head>
        <Layout>{notice}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
