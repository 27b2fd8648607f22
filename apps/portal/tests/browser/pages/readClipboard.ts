import type { Page } from '@playwright/test';

/** What was copied last; to be polled, since a page copies some time after the click. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Forgets what another test of this browser copied. */
export async function emptyClipboard(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
}
