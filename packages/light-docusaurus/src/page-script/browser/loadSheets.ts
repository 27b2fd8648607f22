import { ROUTE_EVENT } from './routeEvent';

/**
 * Puts each whole stylesheet in the place of what the page carries of it (`../../built-pages`). One
 * that does not come is asked for again with the next page.
 *
 * @returns when all are applied or have failed; the page has its own styles in any case.
 */
export async function loadSheets(): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')].map(load),
  );
}

function load(carried: HTMLStyleElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = carried.dataset.sheet ?? '';
    link.onload = () => {
      carried.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      document.addEventListener(ROUTE_EVENT, loadSheets, { once: true });
      resolve();
    };
    carried.after(link);
  });
}
