import type { Page } from '@playwright/test';

/** Keeps Docusaurus from fetching the chunks of links on screen in advance. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
