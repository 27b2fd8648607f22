import { expect, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';

const GUIDE = '/docs/frontier/getting-started';
const REFERENCE = '/docs/frontier/emissao/api';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const route of [GUIDE, REFERENCE]) {
  test(`${route} is copied as Markdown before React starts`, async ({ page }) => {
    await page.goto(route);
    // As a program clicks: no sign of intent that would start React.
    await page.locator('[data-twin]').dispatchEvent('click');
    await expect(page.locator('[data-twin] + [role=status]')).toHaveText('Copiada.');
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const twin = await (await page.request.get(`${route}.md`)).text();
    expect(copied.replaceAll('\r\n', '\n')).toBe(twin);
    expect(twin).toMatch(/^# /);
  });
}

test('a twin that does not come is told in place, and the next try works', async ({ page }) => {
  await page.goto(GUIDE);
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const button = page.getByRole('button', { name: 'Copiar a página' });
  await button.click();
  await expect(page.getByText('Não deu para copiar; abra a página abaixo.')).toBeVisible();
  await page.unroute('**/*.md');
  await button.click();
  await expect(page.getByText('Copiada.')).toBeVisible();
});

test('the control names the page on screen after moving to another', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${GUIDE}$`));
  const { pathname } = new URL(page.url());
  await expect(page.locator('[data-twin]')).toHaveAttribute('data-twin', `${pathname}.md`);
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
    'href',
    `${pathname}.md`,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain link is there, and the button is not', async ({ page }) => {
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Markdown', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Copiar a página' })).toBeHidden();
    const link = page.getByRole('link', { name: 'Abrir em Markdown' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `${GUIDE}.md`);
  });
});
