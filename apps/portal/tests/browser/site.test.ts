import { expect } from '@playwright/test';
import { portal } from '../../portal.config';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/introducao';

test('a guide is framed by language, title, outline, footer, colours, sidebar and announcement', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(GUIDE);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'pt-BR');
  await expect(page).toHaveTitle(new RegExp(`.+ \\| ${portal.siteTitle}$`));
  const outline = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
            ?.tagName,
      ),
    );
  expect(outline.length).toBeGreaterThan(0);
  expect(outline.filter((tag) => tag !== 'H2' && tag !== 'H3')).toEqual([]);
  const footer = page.locator('footer');
  await expect(footer).toContainText(`© ${portal.copyrightYear}`);
  await expect(footer.getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'href',
    '/docs/intro',
  );
  const { company, blog, social } = portal.links;
  for (const href of [company, blog, social[0]?.href ?? '']) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }

  await test.step('the menu button appears at 996 px', async () => {
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.locator('.navbar__toggle')).toBeHidden();
  });

  await test.step('groups of the sidebar stay open, and no button hides it', async () => {
    const closed = page.locator('aside details:not([open]) > summary:visible');
    const before = await closed.count();
    await closed.nth(0).click();
    await expect(closed).toHaveCount(before - 1);
    await closed.nth(0).click();
    await expect(closed).toHaveCount(before - 2);
    await expect(page.locator('[class*="collapseSidebarButton"]')).toHaveCount(0);
  });

  await test.step('it is light whatever the system prefers; switch and announcement are remembered', async () => {
    await expect(root).toHaveAttribute('data-theme', 'light');
    await page.locator('[data-color-mode]:visible').click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button').click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(bar).toBeHidden();
  });
});

test('an unknown path answers 404, and says that the page was not found and whom to tell', async ({
  page,
}) => {
  const answer = await page.goto('/nao-existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect(page.getByRole('main')).toContainText(/avise o dono do site.*o link está quebrado/);
});
