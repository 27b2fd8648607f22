import type { Page } from '@playwright/test';

/** Waits until the page on screen, loaded, has drawn and has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.requestAnimationFrame(() => window.requestIdleCallback(resolve));
      }),
  );
}

/** Waits until the page scrolls no more: then the browser knows where the reader is. */
export async function untilScrollRests(page: Page): Promise<void> {
  let before = Number.NaN;
  for (let at = before; at !== before || Number.isNaN(at); ) {
    before = at;
    await untilIdle(page);
    at = await page.evaluate(() => window.scrollY);
  }
}
