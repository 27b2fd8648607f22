import { expect } from '@playwright/test';
import { hydrate, readClipboard } from './pages/drive';
import { findViolations } from './pages/findViolations';
import { IS_WHOLE, sampled } from './pages/samples';
import { test } from './pages/test';

const REFERENCE = '/docs/frontier/operacao/api';
const PAGES = [REFERENCE, '/', '/docs/frontier/emissao/adicionarParcelas', '/busca', '/blog'];

test('a reader with a keyboard alone copies the sample of a call', async ({ page }) => {
  await page.goto(`${REFERENCE}#listarOperacoes`);
  const focused = page.locator('[id="listarOperacoes"] button[data-copy]:focus');
  while (!(await focused.isVisible())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => readClipboard(page)).toMatch(/\S/);

  await test.step('a field is heard in the order it is read: name, type, meaning, facts', async () => {
    await expect(page.locator('[id="listarOperacoes.query.pageSize"]')).toMatchAriaSnapshot(`
      - listitem:
        - link "pageSize"
        - text: inteiro · opcional Quantidade de itens por página.
        - paragraph:
          - text: "Padrão:"
          - code: "100"
          - text: "· Exemplo:"
          - code: "100"
    `);
  });
});

for (const route of PAGES) {
  test(`${route}: what has the focus shows it`, sampled(route === REFERENCE), async ({ page }) => {
    await page.goto(route);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      if (forcedColors === 'active') await page.locator('main a:visible').last().focus();
      const unseen: string[] = [];
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press(forcedColors === 'none' ? 'Tab' : 'Shift+Tab');
        const fault = await page.evaluate(describeHiddenFocus);
        if (fault) unseen.push(fault);
      }
      expect(unseen, forcedColors).toEqual([]);
    }
    if (IS_WHOLE) expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
  });
}

test('with forced colours the chosen one of several has an outline', async ({ page }) => {
  const chosen = '[aria-current]:visible, label:has(> [type=radio]:checked):visible';
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [route, least] of [
    [REFERENCE, 3],
    ['/', 1],
    ['/docs/frontier/sandbox', 3],
  ] as const) {
    await page.goto(route);
    await hydrate(page);
    const outlines = await page
      .locator(chosen)
      .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).outlineStyle));
    expect(outlines.length, route).toBeGreaterThanOrEqual(least);
    expect(new Set(outlines), route).toEqual(new Set(['solid']));
  }
});

test('a reader who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of IS_WHOLE ? PAGES : PAGES.slice(0, 2)) {
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

/** Runs in the page. @returns the focused element, if nothing outlines it or the bar covers it. */
function describeHiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const isOutlined = (element: Element | null | undefined, part?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  // A card is outlined for its link, a row for its field, a label for its choice.
  const outlined = [
    focused,
    focused.parentElement,
    focused.nextElementSibling,
    focused.closest('label'),
  ];
  const { left = 0, top = 0 } = focused.getClientRects()[0] ?? {};
  const bar = document.elementFromPoint(left + 1, top + 1)?.closest('.navbar:not(:focus-within)');
  const isShown = outlined.some((one) => isOutlined(one)) || isOutlined(focused, '::after');
  return isShown && !bar ? undefined : focused.outerHTML.slice(0, 120);
}
