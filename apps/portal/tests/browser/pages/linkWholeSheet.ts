import type { BrowserContext } from '@playwright/test';

const CARRIED = /<style data-sheet="([^"]+)">.*?<\/style>/gs;

/** Serves pages as they would be without styles of their own: with a link to the whole stylesheet. */
export async function linkWholeSheet(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(CARRIED, '<link rel="stylesheet" href="$1">');
    return route.fulfill({ response, body });
  });
}
