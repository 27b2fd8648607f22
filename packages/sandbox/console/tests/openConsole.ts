import { test as base, expect, type Page } from '@playwright/test';
import type { createSandbox, Sandbox } from '../../src/index.js';

interface Listening {
  sandbox: Sandbox;
  url: string;
}

export interface Console extends Listening {
  page: Page;
  /** Goes to a route without reloading the page. */
  visit: (hash: string) => Promise<void>;
}

/** Opens the built console; fails on a foreign request, a policy violation or a script error. */
export const test = base.extend<{ view: Console }, { listening: Listening }>({
  // One simulator for all tests of a process; each test resets it.
  listening: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const built = new URL('../../dist/index.js', import.meta.url).href;
      const made = (await import(built)) as { createSandbox: typeof createSandbox };
      const sandbox = await made.createSandbox({ clock: '2026-03-10', seed: 'console' });
      await use({ sandbox, url: await sandbox.listen() });
      await sandbox.close();
    },
    { scope: 'worker' },
  ],

  view: async ({ listening: { sandbox, url }, page }, use) => {
    await sandbox.reset();
    const faults: string[] = [];
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(`${url}/`) || request.url().startsWith('data:');
      if (!isOwn) faults.push(`request to ${request.url()}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      // Some tests expect error statuses.
      const isCode = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isCode) faults.push(message.text());
    });
    const visit = async (hash: string) => {
      if (page.url().startsWith(url)) {
        await page.evaluate((place) => {
          window.location.hash = place;
        }, hash);
      } else await page.goto(`${url}/${hash}`);
    };
    await use({ sandbox, url, page, visit });
    expect(faults).toEqual([]);
  },
});

export async function send(page: Page): Promise<{ code: string; rules: string[] }> {
  await page.getByRole('button', { name: 'Executar', exact: true }).click();
  const answer = page.getByRole('region', { name: 'Resposta', exact: true });
  await expect(answer.getByRole('heading', { name: 'Resposta', exact: true })).toBeVisible();
  const code = (await answer.locator('.answer-head .tag').textContent()) ?? '';
  return { code, rules: await answer.locator('.rules li').allTextContents() };
}
