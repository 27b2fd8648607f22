import { expect, type Page } from '@playwright/test';
import { portal } from '../../portal.config';
import { follow, hold, hydrate, noteRequests, openMenu, scrolled } from './pages/drive';
import { findViolations } from './pages/findViolations';
import { sampled } from './pages/samples';
import { test } from './pages/test';

const KINDS = {
  guide: '/docs/frontier/emissao/adicionarParcelas',
  'front page': '/',
  reference: '/docs/frontier/operacao/api',
  blog: '/blog',
  post: '/blog/mdx-blog-post',
  'unknown address': '/nao-existe',
};

/** The first entries of the sidebar, and where each area's guides are. */
const ENTRIES = {
  Jornadas: '/docs/frontier/jornadas',
  Erros: '/docs/frontier/conceitos/erros',
  Homologação: '/docs/frontier/homologacao',
  Documentação: '/docs',
  Conceitos: '/docs/frontier/conceitos',
  'Pós-emissão': '/docs/frontier/pos-emissao',
};

test.use({ viewport: { width: 390, height: 844 } });

for (const [kind, route] of Object.entries(KINDS)) {
  test(
    `${kind}: the menu holds the whole sidebar and the focus`,
    sampled(kind === 'guide'),
    async ({ page }) => {
      await page.goto(route);
      const scripts = noteRequests(page, /\/assets\/js\//);
      const { menu, button } = await openMenu(page);
      expect(scripts).toEqual([]);
      await expect(menu.getByRole('button', { name: 'Fechar o menu' })).toBeFocused();
      const references = menu.locator('a[href^="/docs/frontier/"][href$="/api"]');
      await expect(references).toHaveText(
        portal.services.map(({ title }) => title),
        { useInnerText: true },
      );
      for (const [label, href] of Object.entries(ENTRIES)) {
        await expect(menu.locator(`a[href="${href}"]`, { hasText: label }).last()).toBeVisible();
      }
      expect.soft(await findViolations(page, { within: '#menu' })).toEqual([]);

      const outside = await noteFocusOutside(page);
      await menu.locator('a[href]:visible').last().focus();
      for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
      expect(await outside()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    },
  );
}

/** Elements outside the menu that get the focus. Between its last and first, the browser's own controls get it. */
async function noteFocusOutside(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('#menu')) names.push(target.outerHTML);
    });
    return names;
  });
  return () => noted.jsonValue();
}

test('the menu shows the page on screen, and closes in four ways', async ({ page }) => {
  await page.goto('/docs/frontier/webhook/testes-notificacoes/enviarTeste');
  const { button, menu } = await openMenu(page);
  await expect(menu.locator('[aria-current=page]')).toBeInViewport();
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 5000);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrolled(page)).toBe(0);
  await menu.getByRole('button', { name: 'Fechar o menu' }).click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await openMenu(page);
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.locator('a[href="/docs/frontier/homologacao"]').click();
  await expect(page).toHaveURL(/homologacao$/);
  await expect(menu).toBeHidden();
  await hydrate(page);
  await openMenu(page);
  // A page with another frame scrolls again, too.
  await follow(page, '/blog');
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.locator('html')).not.toHaveAttribute('data-dialog');
});

test('the colour mode and the menu work before any script has loaded', async ({ page }) => {
  const release = await hold(page, /\/assets\/js\//);
  await page.goto(KINDS.guide, { waitUntil: 'commit' });
  await page.locator('[data-color-mode]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const { menu } = await openMenu(page);
  const covered = await page.evaluate(() => document.elementFromPoint(380, 300)?.closest('main'));
  expect(covered).toBeNull();
  await menu.locator('summary').first().click();
  const entry = menu.locator('a[href="/docs/frontier/sandbox/regras"]');
  await expect(entry).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-dialog');
  await expect(entry).toBeVisible();
});

test('on a phone the list of posts is below the post', async ({ page }) => {
  await page.goto(KINDS.post);
  await expect(page.locator('aside a[href="/blog/welcome"]')).toBeVisible();
});
