import routes from '@generated/routes';
import { START_FAILED } from '../browser/events';
import { canReload } from './canReload';

type Route = (typeof routes)[number];
type Preload = Route['component']['preload'];

/**
 * Docusaurus answers a page that can't be preloaded by a reload, which without a connection takes
 * the whole site away. Then the failure is kept from it, and the page's place shows what the failed
 * load left: the box with Retry (`src/theme/Loading`).
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

// The server waits for no reader.
if (typeof window !== 'undefined') visit(routes);
