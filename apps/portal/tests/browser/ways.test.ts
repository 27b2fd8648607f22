import { expect, type Locator, type Page, test } from '@playwright/test';
import { portal } from '../../portal.config';
import { findViolations, restColours } from './pages/findViolations';
import { hydrate } from './pages/hydrate';
import { sampled } from './pages/sampled';

/** One address of each kind of page. */
const KINDS = [
  '/',
  '/docs/frontier/emissao/adicionarParcelas',
  '/docs',
  '/docs/frontier/homologacao',
  '/docs/frontier/emissao/api',
  '/blog',
  '/blog/mdx-blog-post',
  '/blog/archive',
  '/blog/tags',
  '/blog/authors',
  '/markdown-page',
  '/nao-existe',
];

const LONG = '/docs/frontier/webhook/testes-notificacoes/enviarTeste';

const surfaceOf = (link: Locator) =>
  link.evaluate((element) => {
    const { backgroundColor, boxShadow, color } = getComputedStyle(element);
    return { backgroundColor, boxShadow, color };
  });

/** Levels of headings that leave one out on the way down; the first is that of the title. */
async function findJumps(page: Page): Promise<number[]> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      'the first Tab stop leads to the title, and headings skip no level',
      sampled(!scripts),
      async ({ page }) => {
        for (const route of KINDS) {
          await page.goto(route);
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: 'Pular para o conteúdo principal' });
          await expect(skip, route).toBeFocused();
          await expect(skip, route).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect(page).toHaveURL(`${route}#conteudo`);
          await expect(page.locator('main h1'), route).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Tab');
          const focused = page.locator(':focus');
          await expect(page.locator('#conteudo').locator(focused), route).toHaveCount(1);
          if (!scripts) expect.soft(await findJumps(page), route).toEqual([]);
        }
      },
    );
  });
}

test('the keyboard begins anew on the next page', async ({ page }) => {
  await page.goto('/docs/frontier/introducao');
  await hydrate(page);
  const next = page.locator('.pagination-nav__link--next');
  const title = (await next.locator('.pagination-nav__label').textContent()) ?? '';
  await next.click();
  // The address is the new one before its page is on screen, and the page before it has the focus.
  await expect(page.locator('main h1')).toHaveText(title);
  await expect(page.locator('[tabindex="-1"]:has(> a[href="#conteudo"])')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo principal' })).toBeFocused();
});

test('shows the page on screen in a long sidebar, before React starts and after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(LONG);
  const current = page.locator('.theme-doc-sidebar-container [aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await hydrate(page);
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.locator('.pagination-nav__link--prev').click();
  await expect(current).toHaveText('Listar testes');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('tells what the pointer is on from where the reader is', async ({ page }) => {
  await page.goto('/docs/frontier/introducao');
  await hydrate(page);
  for (const list of ['.theme-doc-sidebar-container .menu', '.table-of-contents']) {
    const links = page.locator(list).locator('a[href]:not([class*="--active"])');
    const other = links.last();
    const before = await surfaceOf(other);
    await other.hover();
    await expect(other).toHaveCSS('text-decoration-line', 'underline');
    await restColours(page);
    const hovered = await surfaceOf(other);
    expect(hovered.backgroundColor).toBe(before.backgroundColor);
    const current = page.locator(list).locator('[aria-current=page], [class*="--active"]').last();
    if ((await current.count()) > 0)
      expect((await surfaceOf(current)).color).not.toBe(hovered.color);
  }
});

for (const width of [390, 1280]) {
  test(
    `leads from each reference to the others at ${width} px`,
    sampled(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/docs/frontier/emissao/api');
      const references = page.getByRole('navigation', { name: 'Referências' });
      await expect(references.getByRole('link')).toHaveText(
        portal.services.map(({ title }) => title),
      );
      for (const link of await references.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await expect(references.locator('[aria-current=page]')).toHaveText('Emissão');
      await references.getByRole('link', { name: 'Operação' }).click();
      await expect(page).toHaveURL('/docs/frontier/operacao/api');
      await expect(references.locator('[aria-current=page]')).toHaveText('Operação');
      expect(await findViolations(page, { within: 'nav[aria-label=Referências]' })).toEqual([]);
    },
  );
}

test('groups the sidebar by the steps of an integration, with nothing for newcomers folded', async ({
  page,
}) => {
  await page.goto('/docs');
  const first = page.locator('.theme-doc-sidebar-container .theme-doc-sidebar-menu > li');
  await expect(first.locator('> div > a')).toHaveText([
    'Começar',
    'Construir',
    'Referência',
    'Lançar',
  ]);
  const newcomer = [
    'Primeira chamada',
    'Visão geral',
    'Introdução',
    'Sandbox local',
    'Sobre este portal',
  ];
  for (const name of newcomer) {
    await expect(first.getByRole('link', { name, exact: true })).toBeVisible();
  }
});
