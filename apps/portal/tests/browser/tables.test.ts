import { expect } from '@playwright/test';
import { findBrokenWords } from './pages/measure';
import { IS_WHOLE } from './pages/samples';
import { test } from './pages/test';

const GUIDES = [
  '/docs/frontier/webhook',
  '/docs/frontier/sandbox/controle',
  ...(IS_WHOLE
    ? [
        '/docs/frontier/webhook/autenticacao',
        '/docs/frontier/onboarding/endpoints',
        '/docs/frontier/pos-emissao/movimentacoes/consultarMovimentacoes',
        '/docs/frontier/conceitos/decimais',
        '/docs/frontier/homologacao',
      ]
    : []),
];

test.use({ javaScriptEnabled: false });

test('no table is wider than its column or breaks a word', async ({ page }) => {
  for (const route of GUIDES) {
    await page.goto(route);
    for (const width of [320, 480, 600, 768, 997, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page
        .locator('.table-box')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect.soft(Math.max(...excess), `${route}, ${width} px`).toBe(0);
    }
    for (const width of IS_WHOLE ? [360, 768, 1024, 1200] : [360, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findBrokenWords(page), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('rows stack on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/docs/frontier/conceitos/limites');
  const row = page.locator('.table-box').first().locator('tbody tr').first();
  const boxes = await Promise.all(
    (await row.locator('td').all()).map((cell) => cell.boundingBox()),
  );
  expect(boxes[1]?.y).toBeGreaterThanOrEqual((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
  const shown = await row
    .locator('td')
    .last()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(shown).not.toBe('none');

  await page.goto('/docs/frontier/webhook');
  const small = page.locator('.table-box--small').first();
  const tops = await small
    .locator('tbody tr')
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await small.scrollIntoViewIfNeeded();
  await expect(small.locator('thead')).toBeInViewport({ ratio: 0.5 });
  const table = page.locator('.table-box table', { hasText: 'Quem inicia' });
  await expect(table).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row "Webhook Feed":
          - cell
          - columnheader "Webhook"
          - columnheader "Feed"
      - rowgroup:
        - row:
          - rowheader "Quem inicia"
          - cell
          - cell
  `);
});
