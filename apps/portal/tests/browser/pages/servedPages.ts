import type { Browser } from '@playwright/test';
import { readServedPage, type ShownPage } from './shownPage';

/** What each of these addresses shows when it is opened without JavaScript. */
export async function readServedPages(
  browser: Browser,
  routes: Iterable<string>,
  baseURL: string | undefined,
): Promise<(route: string) => ShownPage> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const served = new Map<string, ShownPage>();
  for (const route of new Set(routes)) served.set(route, await readServedPage(page, route));
  await context.close();
  return (route) => {
    const found = served.get(route);
    if (!found) throw new Error(`${route} was not read`);
    return found;
  };
}
