import { expect } from '@playwright/test';
import { follow, hydrate, noteFaults, scrolled, untilScrollRests } from './pages/drive';
import { IS_WHOLE, KINDS_OF_PAGE } from './pages/samples';
import { expectShown } from './pages/shownPage';
import { test } from './pages/test';

const GUIDE = KINDS_OF_PAGE.guide;
/** Kinds of pages; `npm run proofs -- site` walks over all. */
const walk = Object.values(KINDS_OF_PAGE).slice(0, IS_WHOLE ? undefined : 4);

test('Back and Forward lead to the right page, also after a reload', async ({ page }) => {
  const faults = noteFaults(page);
  const [start = '', ...there] = walk;
  const goBack = async () => {
    for (const route of walk.slice(0, -1).reverse()) {
      await page.goBack({ waitUntil: 'commit' });
      await expectShown(page, route);
    }
  };

  await page.goto(start);
  await hydrate(page);
  for (const route of there) {
    await follow(page, route);
    await expectShown(page, route);
  }
  await goBack();
  await page.reload();
  await hydrate(page);
  for (const route of there) {
    await page.goForward({ waitUntil: 'commit' });
    await expectShown(page, route);
  }
  await goBack();
  expect(faults).toEqual([]);
});

test('leaves moves within a page to the browser', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const target = await page.locator('main h2[id]').last().getAttribute('id');
  await page.evaluate((id) => {
    document.body.dataset.same = 'true';
    window.location.hash = id ?? '';
  }, target);
  await untilScrollRests(page);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goForward();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'true');
});
