import type { Page } from '@playwright/test';
import { hydrate } from './hydrate';

/** Opens a page of the site as a link of the application does: one more entry, the same document. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((address) => {
    const state = { key: Math.random().toString(36).slice(2, 8) };
    window.history.pushState(state, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, route);
}

/** Goes along pages with the application, then loads the last again: no page runs it any more. */
export async function followAndReload(page: Page, routes: readonly string[]): Promise<void> {
  const [first = '', ...others] = routes;
  await page.goto(first);
  await hydrate(page);
  for (const route of others) {
    await follow(page, route);
    await page.locator('main h1, header h1').first().waitFor();
  }
  await page.reload();
}
