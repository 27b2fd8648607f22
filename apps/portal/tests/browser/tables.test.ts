import { expect, test } from '@playwright/test';
import { findBrokenWords } from './pages/findBrokenWords';

const GUIDES = [
  '/docs/frontier/webhook',
  '/docs/frontier/webhook/autenticacao',
  '/docs/frontier/onboarding/endpoints',
  '/docs/frontier/pos-emissao/movimentacoes/consultarMovimentacoes',
  '/docs/frontier/conceitos/decimais',
  '/docs/frontier/homologacao',
  '/docs/frontier/homologacao/onboarding-do-emissor',
];

test.use({ javaScriptEnabled: false });

test('no table is wider than its column, from 320 px to 1280 px', async ({ page }) => {
  for (const route of GUIDES) {
    await page.goto(route);
    for (const width of [320, 480, 600, 768, 997, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page
        .locator('.table-box')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect.soft(Math.max(...excess), `${route}, ${width} px`).toBe(0);
    }
  }
});

test('no line ends within a word or an amount, in tables, lists and the outline', async ({
  page,
}) => {
  for (const route of GUIDES) {
    await page.goto(route);
    for (const width of [360, 768, 1024, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findBrokenWords(page), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('rows stack on a phone, each value below the name of its column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/docs/frontier/conceitos/limites');
  const row = page.locator('.table-box').first().locator('tbody tr').first();
  const boxes = await Promise.all(
    (await row.locator('td').all()).map((cell) => cell.boundingBox()),
  );
  expect(boxes[1]?.y).toBeGreaterThanOrEqual((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
  const shown = await row
    .locator('td')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(shown).not.toBe('none');
});

test('a small table stays one on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/docs/frontier/webhook');
  const table = page.locator('.table-box--small').first();
  const tops = await table
    .locator('tbody tr')
    .first()
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expect(table.locator('thead')).toBeInViewport({ ratio: 0.5 });
});

for (const width of [360, 1280]) {
  test(`a screen reader finds rows, headers and cells at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/frontier/webhook');
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
    await page.goto('/docs/frontier/homologacao/onboarding-do-emissor');
    const step = page.locator('#ONB-06');
    await expect(step.getByRole('rowheader')).toContainText('ONB-06');
    await expect(step.getByRole('cell')).toHaveCount(3);
    await expect(page.getByRole('columnheader', { name: 'Faça' }).first()).toBeAttached();
  });
}
