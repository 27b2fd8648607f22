import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Route of a crashed page: the layout's hooks throw without a route. */
const CRASH_ROUTE = { plugin: { name: 'portal-error-boundary', id: 'default' } };

/** Crashes outside the page's own layout: the notice is inside a layout, or alone if the layout crashes, too. */
export default function ErrorPage(props: Props): ReactNode {
  const notice = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={CRASH_ROUTE}>
      <ErrorBoundary fallback={() => notice}>
        <Layout title="Esta página deu erro">{notice}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
