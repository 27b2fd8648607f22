import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Route of a crashed page: the layout's hooks throw without a route. */
const CRASH_ROUTE = { plugin: { name: 'portal-error-boundary', id: 'default' } };

/**
 * Fallback for crashes outside the page's own layout. It first renders the notice inside the layout; if the layout
 * crashes too, the notice alone.
 *
 * @param props.error the original error, shown even if the layout crashes too
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

/** Title of a crashed page, inside and outside the layout. */
function crashTitle(): string {
  return translate({ id: 'theme.ErrorPageContent.title', message: 'Esta página deu erro.' });
}

/** The crash notice. It uses no hook and no context, so that it cannot crash for the same reason. */
function ErrorDisplay({ error, tryAgain }: Props): ReactNode {
  return (
    <main className={styles.crash}>
      <h1>{crashTitle()}</h1>
      <p className={styles.text}>{describeError(error)}</p>
      <button type="button" className="button button--primary button--lg" onClick={tryAgain}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Tente novamente' })}
      </button>
    </main>
  );
}

/**
 * Text of an error and of all its causes, outermost first.
 *
 * @param error caught by the error boundary
 * @returns one paragraph per error, separated by a line with 'Causa:'
 */
function describeError(error: Error): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let current: unknown = error;
  // A cause may refer to an earlier error: stop there instead of looping.
  while (current instanceof Error && !seen.has(current)) {
    seen.add(current);
    messages.push(current.message);
    current = current.cause;
  }
  return messages.join('\n\nCausa:\n');
}
