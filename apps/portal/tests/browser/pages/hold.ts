import type { Page } from '@playwright/test';

/** Holds back every answer that matches, until what it returns is called. */
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
    // The page may have gone on, and the request with it.
    await route.continue().catch(() => {});
  });
  return release;
}
