import { brotliCompressSync } from 'node:zlib';
import { expect, type Response } from '@playwright/test';
import { hydrate, noteRequests, untilIdle } from './pages/drive';
import { sampled } from './pages/samples';
import { test } from './pages/test';

const KIB = 1024;

/** Maximum that a page may load to start the application, in KiB of brotli, without prefetches. */
const BUDGET = 135;

for (const { kind, route } of [
  { kind: 'a reference page', route: '/docs/frontier/emissao/api' },
  { kind: 'a guide', route: '/docs/frontier/getting-started' },
  { kind: 'a long guide', route: '/docs/frontier/jornadas/nota-comercial' },
  { kind: 'the front page', route: '/' },
] as const) {
  test(
    `${kind} loads at most ${BUDGET} KiB of script, and nothing that it was served with`,
    sampled(kind === 'a reference page'),
    async ({ page }) => {
      const staticHtml = noteRequests(page, /\/assets\/ilhas\//);
      const answers: Response[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname.endsWith('.js')) answers.push(response);
      });
      await page.goto(route);
      await hydrate(page);
      await untilIdle(page);
      const sizes: Record<string, number> = {};
      for (const answer of answers) {
        const name = new URL(answer.url()).pathname.split('/').at(-1) ?? '';
        sizes[name] = brotliCompressSync(await answer.body()).byteLength;
      }
      const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
      expect(total / KIB, JSON.stringify(sizes, null, 1)).toBeLessThan(BUDGET);
      // A page that never started would pass too easily.
      expect(Object.keys(sizes).some((name) => name.startsWith('main.'))).toBe(true);
      expect(staticHtml).toEqual([]);
    },
  );
}

test.describe('prefetching', () => {
  test.use({ prefetches: true });

  test('prefetches the page behind a link on screen', async ({ page }) => {
    await page.goto('/docs/frontier/introducao');
    await hydrate(page);
    const prefetched = page.locator('head link[rel=prefetch]');
    await expect.poll(() => prefetched.count()).toBeGreaterThan(0);
    const address = (await prefetched.first().getAttribute('href')) ?? '';
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type'], address).toContain('javascript');
  });
});
