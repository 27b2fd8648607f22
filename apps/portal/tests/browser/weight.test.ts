import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { sampled } from './pages/sampled';

const KIB = 1024;

/** Most that a page may load once its reader does something, in KiB of brotli, prefetches aside. */
const BUDGET = 125;

const PAGES = [
  { kind: 'a reference page', route: '/docs/frontier/emissao/api' },
  { kind: 'a guide', route: '/docs/frontier/getting-started' },
  { kind: 'a long guide', route: '/docs/frontier/jornadas/nota-comercial' },
  { kind: 'the front page', route: '/' },
] as const;

/** Keeps Docusaurus from fetching the chunks of links on screen in advance. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** Every script of a page, the page script too, by file name with its size in bytes of brotli. */
async function weighScripts(page: Page, route: string): Promise<Map<string, number>> {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) answers.push(response);
  });
  await page.goto(route);
  await hydrate(page);
  const sizes = new Map<string, number>();
  for (const answer of answers) {
    const name = new URL(answer.url()).pathname.split('/').at(-1) ?? '';
    sizes.set(name, brotliCompressSync(await answer.body()).byteLength);
  }
  return sizes;
}

for (const { kind, route } of PAGES) {
  test(
    `${kind} loads at most ${BUDGET} KiB of script`,
    sampled(/^a (reference page|guide)$/.test(kind)),
    async ({ page }) => {
      await saveData(page);
      const sizes = await weighScripts(page, route);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      expect(total / KIB, JSON.stringify(Object.fromEntries(sizes), null, 1)).toBeLessThan(BUDGET);
      // A page that never started would be the lightest.
      expect([...sizes.keys()].some((name) => name.startsWith('main.'))).toBe(true);
    },
  );
}

test('fetches nothing of a page that it was served with', async ({ page }) => {
  await saveData(page);
  const islands: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/ilhas/')) islands.push(request.url());
  });
  for (const { route } of PAGES) {
    await page.goto(route);
    await hydrate(page);
    await untilIdle(page);
  }
  expect(islands).toEqual([]);
});

test('prefetches the page behind a link on screen', async ({ page }) => {
  await page.goto('/docs/frontier/introducao');
  await hydrate(page);
  const prefetched = page.locator('head link[rel=prefetch]');
  await expect.poll(() => prefetched.count()).toBeGreaterThan(0);
  const addresses = await prefetched.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type'], address).toContain('javascript');
  }
});

test('fetches the reference when a reader comes from another page', async ({ page }) => {
  await page.goto('/docs/frontier/emissao');
  await hydrate(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.locator('.menu a[href="/docs/frontier/emissao/api"]').click();
  await expect(page.locator('[data-island] .r-op').first()).toBeVisible();
  expect(documents).toEqual([]);
});
