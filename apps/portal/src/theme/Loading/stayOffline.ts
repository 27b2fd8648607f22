import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';

type PageRoute = (typeof routes)[number];
type Preload = PageRoute['component']['preload'];

/**
 * Docusaurus reloads when it can't preload the next page; offline, the reader would lose the whole site. While the site
 * can't be reached, this hides the failure from Docusaurus, and the page shows the box with Retry.
 */
function stayOffline(preload: Preload): Preload {
  return async () => {
    try {
      await preload();
    } catch (error) {
      // Before React runs, Docusaurus leaves the served page as it is.
      if (!window.docusaurusRoot || (await canReload())) throw error;
    }
  };
}

function visit(routesToVisit: readonly PageRoute[]): void {
  for (const { component, routes: inner } of routesToVisit) {
    component.preload = stayOffline(component.preload);
    if (inner) visit(inner as PageRoute[]);
  }
}

/** Deadline for the site's response. */
const TIMEOUT_MS = 5000;

/** Whether a full load would reach the site; `navigator.onLine` is not reliable. */
export async function canReload(): Promise<boolean> {
  try {
    await fetch(siteConfig.baseUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}

// The server preloads nothing.
if (typeof window !== 'undefined') visit(routes);
