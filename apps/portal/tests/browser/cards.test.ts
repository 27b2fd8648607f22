import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const [route, name, target] of [
  ['/', 'Emissão', '/docs/frontier/emissao'],
  ['/docs', 'Emissão', '/docs/frontier/emissao'],
  ['/docs', 'Cumprir uma ordem de bloqueio', '/docs/frontier/jornadas/bloqueios'],
] as const) {
  test(`${route}: the card "${name}" is a link as a whole`, async ({ page }) => {
    await page.goto(route);
    const link = page.getByRole('link', { name, exact: true });
    const card = page.locator('main li', { has: link }).last();
    await card.click({ position: { x: 3, y: 3 } });
    await expect(page).toHaveURL(target);
  });
}

test('the link to a reference stands above its card, and no link holds another', async ({
  page,
}) => {
  await page.goto('/docs');
  await page.getByRole('link', { name: 'Referência da API de Emissão' }).click();
  await expect(page).toHaveURL('/docs/frontier/emissao/api');
  await page.goto('/');
  await expect(page.locator('a a')).toHaveCount(0);
});

test('the areas stand in as many columns as there is room for', async ({ page }) => {
  await page.goto('/');
  for (const [width, columns] of [
    [320, 1],
    [768, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator('section[aria-labelledby=areas] li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect.soft(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});
