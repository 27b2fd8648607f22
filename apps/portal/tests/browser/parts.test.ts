import { expect, type Page, test } from '@playwright/test';
import { findFault, followAll } from './pages/landing';

const REFERENCE = '/docs/frontier/emissao/api';
const FIRST = 'criarSolicitacao';
/** A link leads to it, and a closed fold holds it. */
const FOLDED = 'consultarSolicitacao.200.emissor';

/** Waits until every operation's height is known. */
async function untilMeasured(page: Page): Promise<void> {
  await expect(page.locator('html[data-reference-parts]')).toHaveCount(0);
}

/** How many operations are left out of layout while they are out of sight. */
function countParts(page: Page): Promise<number> {
  return page
    .locator('.r-op')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
}

/** How long the page says it is, and how many characters a reader takes who selects all of it. */
function sizesOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return [document.documentElement.scrollHeight, getSelection()?.toString().length ?? 0];
  });
}

test('a page read from its top keeps the heights and the text it has as a whole', async ({
  page,
}) => {
  await page.goto(`${REFERENCE}#${FIRST}`);
  expect(await countParts(page)).toBe(0);
  const whole = await sizesOf(page);
  await page.goto('about:blank');
  await page.goto(REFERENCE);
  await untilMeasured(page);
  expect(await countParts(page)).toBeGreaterThan(5);
  expect(await sizesOf(page)).toEqual(whole);
  expect(await followAll(page, [FOLDED])).toEqual([]);
  await page.reload();
  expect(await countParts(page)).toBe(0);
});

test('a link followed before heights are known leads to its place', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(REFERENCE);
  expect(await countParts(page)).toBeGreaterThan(5);
  await page.evaluate((anchor) => {
    window.location.hash = anchor;
  }, FOLDED);
  await expect.poll(() => findFault(page, FOLDED)).toBeUndefined();
  expect(await countParts(page)).toBe(0);
});

test('what a reader jumps to before heights are known stays in its place', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(REFERENCE);
  const jumpTo = (selector: string) =>
    page.evaluate(async (sought) => {
      const target = [...document.querySelectorAll(sought)].at(-3);
      target?.scrollIntoView();
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const tops: number[] = [];
      for (let count = 0; count < 10; count += 1) {
        await frame();
        tops.push(Math.round(target?.getBoundingClientRect().top ?? Number.NaN));
      }
      return new Set(tops).size;
    }, selector);
  expect(await jumpTo('.r-op')).toBe(1);
  expect(await countParts(page)).toBe(0);
});

test('a larger text or another width lays the whole page out', async ({ page }) => {
  for (const change of [
    () => page.locator('[data-text-size]').first().click(),
    () => page.setViewportSize({ width: 700, height: 800 }),
  ]) {
    await page.goto('about:blank');
    await page.goto(REFERENCE);
    await untilMeasured(page);
    await change();
    await expect.poll(() => countParts(page)).toBe(0);
  }
});
