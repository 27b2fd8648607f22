import type { PageModule } from '../options';
import { hydrateOnIntent } from './hydrateOnIntent';
import { ROUTE_EVENT } from './routeEvent';

/** Runs the page modules now and at each later route, and prepares hydration. */
export function startPage(modules: readonly PageModule[]): void {
  const update = () => {
    for (const { onRouteDidUpdate } of modules) onRouteDidUpdate?.({ location: window.location });
  };
  document.addEventListener(ROUTE_EVENT, update);
  update();
  hydrateOnIntent();
}
