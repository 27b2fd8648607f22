import type { ClientModule } from '@docusaurus/types';
import registry from '@generated/registry';
import { ROUTE_EVENT, START_AGAIN, START_FAILED } from '../browser/events';

/* The application's part in the page script: it announces navigations, and retries modules until it runs. */

/** Notifies the page script of client-side navigation; it handles the first route itself. */
const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({ previousLocation }) => {
  if (previousLocation) document.dispatchEvent(new Event(ROUTE_EVENT));
};

export default { onRouteDidUpdate } satisfies ClientModule;

/** A module of a route; `prepare` fetches data that it needs before it renders. */
interface RouteModule {
  readonly prepare?: () => Promise<void>;
}

/**
 * Retries a failed load of a route's module, at each request of the page script, until React runs:
 * Docusaurus loads these modules once and never starts when one fails. Later it rethrows the error.
 */
function loadWithRetry<T extends RouteModule>(load: () => Promise<T>): () => Promise<T> {
  return async function attempt(): Promise<T> {
    try {
      const part = await load();
      await part.prepare?.();
      return part;
    } catch (error) {
      if (window.docusaurusRoot) throw error;
      console.warn(error);
      const again = new Promise((resolve) =>
        document.addEventListener(START_AGAIN, resolve, { once: true }),
      );
      document.dispatchEvent(new Event(START_FAILED));
      await again;
      return attempt();
    }
  };
}

// This runs before Docusaurus creates its routes, which copy the loaders from this table.
if (typeof window !== 'undefined') {
  for (const part of Object.values(registry)) part[0] = loadWithRetry(part[0]);
}
