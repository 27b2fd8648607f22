import routes from '@generated/routes';
import { START_FAILED } from '../browser/events';
import { canReload } from './canReload';

type Route = (typeof routes)[number];
type Preload = Route['component']['preload'];

/**
 * Docusaurus reloads when it can't preload the next page; offline, the reader would lose the whole
 * site. This hides the failure from Docusaurus while the site can't be reached, and the page shows
 * the box with Retry instead (`src/theme/Loading`).
 */
function stayOffline(preload: Preload): Preload {
  return async () => {
    try {
      await preload();
    } catch (error) {
      if (!window.docusaurusRoot) document.dispatchEvent(new Event(START_FAILED));
      else if (!(await canReload())) return;
      throw error;
    }
  };
}

function visit(routesToVisit: readonly Route[]): void {
  for (const { component, routes: inner } of routesToVisit) {
    component.preload = stayOffline(component.preload);
    if (inner) visit(inner as Route[]);
  }
}

// The server preloads nothing.
if (typeof window !== 'undefined') visit(routes);
