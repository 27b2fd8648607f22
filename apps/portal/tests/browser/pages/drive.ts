import { expect, type Locator, type Page } from '@playwright/test';

/** The chunks of the page on screen. */
export const ROUTE_CHUNKS = /\/assets\/js\/(?!main\.|react\.|runtime)/;

/** Starts React as a control of a tool does, and waits until it has taken over the page. */
export async function hydrate(page: Page): Promise<void> {
  await startReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export async function startReact(page: Page): Promise<void> {
  // The first script, which starts React, listens once the page has loaded.
  await page.waitForLoadState();
  await page.evaluate(() => {
    const tool = document.body.appendChild(document.createElement('div'));
    tool.dataset.needsReact = '';
    tool.dispatchEvent(new Event('pointerover', { bubbles: true }));
    tool.remove();
  });
}

/** Opens a page by client-side navigation: a new history entry in the same document. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    const state = { key: Math.random().toString(36).slice(2, 8) };
    window.history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, route);
}

/** Waits until the page has loaded, is rendered and idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.requestAnimationFrame(() => window.requestIdleCallback(resolve));
      }),
  );
}

/** Waits until the page stops scrolling, so that the browser stores the scroll position. */
export async function untilScrollRests(page: Page): Promise<void> {
  let before = Number.NaN;
  for (let at = before; at !== before || Number.isNaN(at); ) {
    before = at;
    await untilIdle(page);
    at = await scrolled(page);
  }
}

/** How far the page is scrolled, in CSS px. */
export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Delays all matching responses until the returned function is called. */
export async function hold(
  page: Page,
  what: RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(what, async (route) => {
    await released;
    // Navigation may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Records the matching addresses that the page requests from now on, in order. */
export function noteRequests(page: Page, what: RegExp): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (what.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** Records the paths of documents that the browser loads from now on, in order. */
export function noteDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Records errors in the page from now on, except the 404 of an unknown address. */
export function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const isMissing =
      message.text().includes('404') && message.location().url.endsWith('nao-existe');
    if (message.type() === 'error' && !isMissing) faults.push(message.text());
  });
  return faults;
}

/** The last copied text. Poll it, since a page copies some time after the click. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

export async function openMenu(page: Page): Promise<{ menu: Locator; button: Locator }> {
  const button = page.locator('.navbar__toggle');
  await button.click();
  const menu = page.locator('#menu');
  await expect(menu.getByRole('navigation', { name: 'Páginas da documentação' })).toBeVisible();
  return { menu, button };
}
