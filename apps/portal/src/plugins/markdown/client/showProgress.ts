import type { ClientModule } from '@docusaurus/types';

/** In ms, as in Docusaurus' own bar. */
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
