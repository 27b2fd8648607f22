import type { Page } from '@playwright/test';

/** Gives the first sign of intent and waits until React has taken over the page. */
export async function hydrate(page: Page): Promise<void> {
  // The page script, which hears the key, has run by then.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
}
