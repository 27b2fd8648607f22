import { expect, type Page, test } from '@playwright/test';
import { findCut } from './pages/findCut';
import { findViolations } from './pages/findViolations';
import { hydrate } from './pages/hydrate';
import { findSearch } from './pages/openSearch';
import { sampled } from './pages/sampled';

const GUIDE = '/docs/frontier/emissao/adicionarParcelas';
const REFERENCE = '/docs/frontier/operacao/api';
const PAGES = ['/', GUIDE, REFERENCE, '/busca', '/blog'];

test('a reader with a keyboard alone finds a call, opens it, goes on and copies its sample', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.keyboard.press('/');
  const { field, options } = findSearch(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('listarOperacoes');
  await expect(options.first()).toHaveAttribute('href', /#listarOperacoes$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#listarOperacoes$/);
  await expect(page.locator('main h1')).toBeVisible();
  await tabTo(page, 'main button[data-copy]');
  await expect(page.locator('[id="listarOperacoes"] button[data-copy]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\S/);
});

for (const route of PAGES) {
  test(
    `${route}: what has the focus shows it, also in forced colours, and Tab leaves nothing out`,
    sampled(route === REFERENCE),
    async ({ page }) => {
      await page.goto(route);
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        const unseen: string[] = [];
        for (let stop = 0; stop < 20; stop += 1) {
          await page.keyboard.press('Tab');
          const fault = await page.evaluate(describeHiddenFocus);
          if (fault) unseen.push(fault);
        }
        expect(unseen, forcedColors).toEqual([]);
      }
      expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
    },
  );
}

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of PAGES) {
    await page.goto(route);
    await hydrate(page);
    const moving = await page.locator('body *').evaluateAll((elements) =>
      [document.documentElement, ...elements]
        .filter((element) => {
          const { animationDuration, scrollBehavior, transitionDuration } =
            getComputedStyle(element);
          const lasts = [animationDuration, transitionDuration].flatMap((text) => text.split(', '));
          return (
            scrollBehavior === 'smooth' || lasts.some((text) => Number.parseFloat(text) > 0.01)
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(moving, route).toEqual([]);
  }
});

test('at 200 % of the text size nothing is cut, and no page is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const route of PAGES) {
    await page.goto(route);
    await page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%', 'important'),
    );
    expect(await findCut(page), route).toEqual([]);
  }
});

test('a field is heard in the order it is read: name, type, meaning, facts', async ({ page }) => {
  await page.goto(REFERENCE);
  await expect(page.locator('[id="listarOperacoes.query.pageSize"]')).toMatchAriaSnapshot(`
    - listitem:
      - link "pageSize"
      - text: inteiro Quantidade de itens por página.
      - paragraph:
        - text: "Padrão:"
        - code: "100"
        - text: "· Exemplo:"
        - code: "100"
  `);
});

/** Presses Tab until the focus is in what the selector names; a page has fewer stops than the limit. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(':focus').evaluate((it, wanted) => it.matches(wanted), selector)) return;
  }
}

/** Runs in the page: what has the focus, where neither it nor what stands for it is outlined. */
function describeHiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const isOutlined = (element: Element | null | undefined, part?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  // A card is outlined for its link, a row for its field, a label for its choice.
  const stands = [
    focused,
    focused.parentElement,
    focused.nextElementSibling,
    focused.closest('label'),
  ];
  if (stands.some((element) => isOutlined(element)) || isOutlined(focused, '::after'))
    return undefined;
  return focused.outerHTML.slice(0, 120);
}
