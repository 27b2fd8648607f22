import type { ClientModule } from '@docusaurus/types';

/** Milliseconds before a reader is told that the next page is loading (specification §2). */
const DELAY = 200;

let bar: HTMLElement | undefined;

/** A bar above the page while the next one takes long to load. */
export default {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => {
      bar ??= createBar();
      document.body.append(bar);
    }, DELAY);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
} satisfies ClientModule;

function createBar(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'loading-bar';
  return element;
}
