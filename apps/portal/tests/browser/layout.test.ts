import { expect, type Locator, type Page } from '@playwright/test';
import { hydrate } from './pages/drive';
import { IS_WHOLE } from './pages/samples';
import { test } from './pages/test';

const FRAMED = {
  guide: ['/docs/frontier/introducao', '.theme-doc-sidebar-container'],
  reference: ['/docs/frontier/operacao/api', '.r-nav'],
  search: ['/busca', '.theme-doc-sidebar-container'],
  ...(IS_WHOLE && {
    posts: ['/blog', 'aside'],
    homologation: ['/docs/frontier/homologacao', '.theme-doc-sidebar-container'],
    map: ['/docs', '.theme-doc-sidebar-container'],
    'long reference': ['/docs/frontier/emissao/api', '.r-nav'],
    post: ['/blog/mdx-blog-post', 'aside'],
    archive: ['/blog/archive', 'aside'],
    authors: ['/blog/authors', 'aside'],
    tags: ['/blog/tags', 'aside'],
    'page of Markdown': ['/markdown-page', '.theme-doc-sidebar-container'],
    'unknown address': ['/nao-existe', '.theme-doc-sidebar-container'],
  }),
} as const;

const LONG = '/docs/frontier/webhook/testes-notificacoes/enviarTeste';

/** Where a page's column of navigation, its content and the bar's title are, in CSS px. */
function measure(page: Page, column: string) {
  return page.evaluate((selector) => {
    const boxOf = (part: string) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return { left: Math.round(box?.left ?? -1), width: Math.round(box?.width ?? -1) };
    };
    return {
      bar: boxOf('.navbar__brand').left,
      column: boxOf(selector),
      content: boxOf('main h1').left,
    };
  }, column);
}

const surfaceOf = (link: Locator) =>
  link.evaluate((element) => {
    const { backgroundColor, boxShadow, color } = getComputedStyle(element);
    return { backgroundColor, boxShadow, color };
  });

test('kinds of pages share one frame at every width', async ({ page }) => {
  const frames: Record<string, unknown> = {};
  for (const [kind, [route, column]] of Object.entries(FRAMED)) {
    await page.goto(route);
    frames[kind] = [];
    for (const width of [1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      frames[kind] = [frames[kind], await measure(page, column)];
    }
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo principal' });
    await expect(skip, route).toBeFocused();
    await expect(skip, route).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${route}#conteudo`);
    await expect(page.locator('main h1'), route).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(page.locator('#conteudo').locator(':focus'), route).toHaveCount(1);
  }
  for (const [kind, frame] of Object.entries(frames)) {
    expect.soft(frame, kind).toEqual(frames.guide);
  }
});

test('lines of a guide hold about eighty characters at most', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await page.goto('/docs/frontier/introducao');
  const longest = await page.locator('.markdown > p').evaluateAll((paragraphs) => {
    const range = document.createRange();
    const lineOf = (text: Text, index: number) => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return Math.round(range.getBoundingClientRect().bottom / 8);
    };
    return paragraphs
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ firstChild }) => {
        const counts = new Map<number, number>();
        if (!(firstChild instanceof Text)) return 0;
        for (let index = 0; index < firstChild.length; index++) {
          const line = lineOf(firstChild, index);
          counts.set(line, (counts.get(line) ?? 0) + 1);
        }
        return Math.max(...counts.values());
      });
  });
  expect(longest.length).toBeGreaterThan(0);
  expect(Math.max(...longest)).toBeLessThanOrEqual(82);
  await expect(page.getByRole('button', { name: 'Fechar' })).toHaveCSS('padding-left', '0px');

  const widthOfTitle = () =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const before = await widthOfTitle();
  await hydrate(page);
  expect(await widthOfTitle()).toBe(before);

  await test.step('links tell that the pointer is on them, and stay apart from the page on screen', async () => {
    for (const list of ['.theme-doc-sidebar-container .menu', '.table-of-contents']) {
      const links = page.locator(list).locator('a[href]:not([class*="--active"])');
      const other = links.last();
      const resting = await surfaceOf(other);
      await other.hover();
      await expect(other).toHaveCSS('text-decoration-line', 'underline');
      const hovered = await surfaceOf(other);
      expect(hovered.backgroundColor).toBe(resting.backgroundColor);
      const current = page.locator(list).locator('[aria-current=page], [class*="--active"]').last();
      if ((await current.count()) > 0)
        expect((await surfaceOf(current)).color).not.toBe(hovered.color);
    }
  });

  await test.step('the keyboard begins anew on the next page', async () => {
    const next = page.locator('.pagination-nav__link--next');
    const title = (await next.locator('.pagination-nav__label').textContent()) ?? '';
    await next.click();
    // The address changes before the new page is shown, and the focus changes last.
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(page.locator('[tabindex="-1"]:has(> a[href="#conteudo"])')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo principal' })).toBeFocused();
  });
});

test('a long sidebar shows the page on screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(LONG);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await sidebar.getByRole('link', { name: 'Listar testes de notificação' }).click();
  await expect(current).toHaveText('Listar testes de notificação');
  await expect(current).toBeInViewport({ ratio: 1 });

  const first = sidebar.locator('.menu > .menu__list > li');
  await expect(first.locator('> .menu__link')).toHaveText([
    'Começar',
    'Construir',
    'Referência',
    'Lançar',
  ]);
  await page.goto('/docs');
  for (const name of [
    'Primeira chamada',
    'Visão geral',
    'Introdução',
    'Simulador',
    'Sobre este portal',
  ]) {
    await expect(first.getByRole('link', { name, exact: true })).toBeVisible();
  }
});
