import type { ClientModule } from '@docusaurus/types';

/** Delay in ms before the bar shows that a page is loading, as in Docusaurus' own. */
const DELAY = 200;

const bar = typeof document === 'undefined' ? undefined : document.createElement('div');
if (bar) bar.id = 'route-progress';

export default {
  onRouteUpdate({ location, previousLocation }) {
    if (!bar || !previousLocation || location.pathname === previousLocation.pathname) return;
    const timer = window.setTimeout(() => document.body.append(bar), DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
} satisfies ClientModule;
