import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';
import { readClipboard } from './pages/readClipboard';

const call = (page: Page, host: string) => page.locator(`[data-call=${host}]`);

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`its first screen of ${width} px has a title, two ways in and a whole call`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Primeira chamada' }).first(),
      page.getByRole('link', { name: 'Conhecer as APIs' }),
      call(page, 'sandbox').locator('pre'),
      call(page, 'sandbox').getByRole('button', { name: 'Copiar' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const hidden = await call(page, 'sandbox')
      .locator('pre')
      .evaluate((block) => block.scrollWidth - block.clientWidth);
    expect(hidden).toBe(0);
  });
}

test('its tabs choose whom the call goes to, with React and before, whatever other pages’ samples call', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('frontier.samples.host', 'sandbox'));
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Sandbox local' })).toBeChecked();
  await page.getByRole('radio', { name: 'Sandbox local' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(call(page, 'sandbox')).toBeHidden();
  await hydrate(page);
  await call(page, 'homologacao').getByRole('button', { name: 'Copiar' }).click();
  expect(await readClipboard(page)).toMatch(/^curl https:\/\/autenticacao\.homologacao\./);
  await page.getByRole('radio', { name: 'Sandbox local' }).check();
  await call(page, 'sandbox').getByRole('button', { name: 'Copiar' }).click();
  expect(await readClipboard(page)).toMatch(/^curl http:\/\/127\.0\.0\.1:4600\//);
});
