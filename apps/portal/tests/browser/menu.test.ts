import { expect, type Page, test } from '@playwright/test';
import { portal } from '../../portal.config';
import { findViolations } from './pages/findViolations';
import { hydrate } from './pages/hydrate';
import { openMenu } from './pages/openMenu';
import { sampled } from './pages/sampled';

const KINDS = {
  'front page': '/',
  guide: '/docs/frontier/emissao/adicionarParcelas',
  reference: '/docs/frontier/operacao/api',
  blog: '/blog',
  post: '/blog/mdx-blog-post',
  'unknown address': '/nao-existe',
};

/** What the sidebar begins with, and where each area's guides are. */
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
    `${kind}: the menu holds the whole sidebar, takes the focus, keeps it, and gives it back`,
    sampled(kind === 'guide'),
    async ({ page }) => {
      await page.goto(route);
      const { menu, button } = await openMenu(page);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.getByRole('button', { name: 'Fechar o menu' })).toBeFocused();
      const references = menu.locator('a[href^="/docs/frontier/"][href$="/api"]');
      await expect(references).toHaveText(
        portal.services.map(({ title }) => title),
        { useInnerText: true },
      );
      for (const [label, href] of Object.entries(ENTRIES)) {
        await expect(menu.locator(`a[href="${href}"]`, { hasText: label }).last()).toBeVisible();
      }
      expect.soft(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);

      const outside = await noteFocusOutside(page);
      const count = await menu.locator('a[href], button').count();
      for (let step = 0; step < count + 3; step++) await page.keyboard.press('Tab');
      expect(await outside()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );
}

/** What gets the focus outside the menu; between its last and first, the browser's own controls do. */
async function noteFocusOutside(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog')) names.push(target.outerHTML);
    });
    return names;
  });
  return () => noted.jsonValue();
}

test('closes with its button, from beside it and with a link, and opens again', async ({
  page,
}) => {
  await page.goto('/docs/frontier/operacao/api');
  const first = await openMenu(page);
  await first.menu.getByRole('button', { name: 'Fechar o menu' }).click();
  await expect(first.menu).toBeHidden();
  await expect(first.button).toBeFocused();
  const second = await openMenu(page);
  await page.mouse.click(380, 400);
  await expect(second.menu).toBeHidden();
  const third = await openMenu(page);
  await third.menu.locator('a[href="/docs/frontier/homologacao"]').click();
  await expect(page).toHaveURL(/homologacao$/);
  await expect(third.menu).toBeHidden();
});

test('lets nothing behind the menu scroll', async ({ page }) => {
  await page.goto('/docs/frontier/operacao/api');
  await openMenu(page);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 5000);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('marks the page on screen, and shows it', async ({ page }) => {
  await page.goto('/docs/frontier/webhook/testes-notificacoes/enviarTeste');
  const { menu } = await openMenu(page);
  const current = menu.locator('[aria-current=page]');
  await expect(current).toHaveText('Enviar teste');
  await expect(current).toBeInViewport();
});

test('keeps the list of posts on the blog', async ({ page }) => {
  await page.goto('/blog');
  const { menu } = await openMenu(page);
  await expect(menu.locator('a[href="/blog/welcome"]')).toBeVisible();
});

test('asks for the sidebar again when it could not be had', async ({ page }) => {
  await page.goto('/docs/frontier/operacao/api');
  const SIDEBAR = /\/assets\/js\/sidebar\./;
  await page.route(SIDEBAR, (route) => route.abort());
  await page.locator('.navbar__toggle').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('alert')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Frontier APIs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute(SIDEBAR);
  await openMenu(page);
});

test('needs nothing on a guide that the guide has not loaded', async ({ page }) => {
  await page.addInitScript(() => {
    // Docusaurus then fetches no chunk of links on screen in advance.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/docs/frontier/emissao');
  await hydrate(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openMenu(page);
  expect(scripts).toEqual([]);
});
