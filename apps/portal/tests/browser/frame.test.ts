import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './pages/hydrate';

const PAGES = {
  guide: ['/docs/frontier/emissao/adicionarParcelas', '.theme-doc-sidebar-container'],
  homologation: ['/docs/frontier/homologacao', '.theme-doc-sidebar-container'],
  map: ['/docs', '.theme-doc-sidebar-container'],
  reference: ['/docs/frontier/operacao/api', '.r-nav'],
  'long reference': ['/docs/frontier/emissao/api', '.r-nav'],
  posts: ['/blog', 'aside'],
  post: ['/blog/mdx-blog-post', 'aside'],
  archive: ['/blog/archive', 'aside'],
  authors: ['/blog/authors', 'aside'],
  tags: ['/blog/tags', 'aside'],
  search: ['/busca', '.theme-doc-sidebar-container'],
  'page of Markdown': ['/markdown-page', '.theme-doc-sidebar-container'],
  'unknown address': ['/nao-existe', '.theme-doc-sidebar-container'],
} as const;

/** Where a page's column of navigation, its content and the bar's title stand, in CSS px. */
async function measure(page: Page, column: string) {
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { left: Math.round(box?.x ?? -1), width: Math.round(box?.width ?? -1) };
  };
  return {
    bar: (await boxOf('.navbar__brand')).left,
    column: await boxOf(column),
    content: (await boxOf('main h1')).left,
  };
}

test('guides, references and the blog share one frame from 1280 px to 2560 px', async ({
  page,
}) => {
  const frames: Record<string, unknown> = {};
  for (const [kind, [route, column]] of Object.entries(PAGES)) {
    await page.goto(route);
    const frame: Record<number, unknown> = {};
    for (const width of [1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      frame[width] = await measure(page, column);
    }
    frames[kind] = frame;
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
});

test('the face that a page is shown in stays when React starts', async ({ page }) => {
  await page.goto('/docs/frontier/introducao');
  const title = page.locator('h1');
  const widthOf = () =>
    title.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const before = await widthOf();
  await hydrate(page);
  expect(await widthOf()).toBe(before);
});

test("the site's and the theme's rules come after Infima's", async ({ page }) => {
  await page.goto('/blog');
  const bar = page.getByRole('button', { name: 'Fechar' });
  await expect(bar).toHaveCSS('padding-left', '0px');
  const footer = page.locator('article > footer').first();
  await expect(footer).toHaveCSS('margin-top', '48px');
});
