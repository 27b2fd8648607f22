import { expect } from '@playwright/test';
import { follow, hydrate, noteFaults, scrolled, untilScrollRests } from './pages/drive';
import { IS_WHOLE, KINDS_OF_PAGE, walkPairs } from './pages/samples';
import { expectShown } from './pages/shownPage';
import { test } from './pages/test';

/*
 * Back and Forward lead to the right page, also after a reload. `npm run proofs -- site` walks all ordered pairs of
 * kinds of pages.
 */

const GUIDE = KINDS_OF_PAGE.guide;
const SHORT = KINDS_OF_PAGE['page of Markdown'];

const kinds = Object.values(KINDS_OF_PAGE);
const walks = IS_WHOLE ? walkPairs(kinds, 38) : [kinds.slice(0, 5)];

walks.forEach((walk, index) => {
  test(`Back and Forward lead to the right page, walk ${index + 1}`, async ({ page }) => {
    const faults = noteFaults(page);
    const [start = '', ...there] = walk;
    const goBackAndForward = async () => {
      for (const route of walk.slice(0, -1).reverse()) {
        await page.goBack({ waitUntil: 'commit' });
        await expectShown(page, route);
      }
      for (const route of there) {
        await page.goForward({ waitUntil: 'commit' });
        await expectShown(page, route);
      }
    };

    await page.goto(start);
    await hydrate(page);
    for (const route of there) {
      await follow(page, route);
      await expectShown(page, route);
    }
    await goBackAndForward();
    await page.reload();
    await hydrate(page);
    await goBackAndForward();
    expect(faults).toEqual([]);
  });
});

test('keeps the place a reader goes back to, and leaves moves within a page to the browser', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await untilScrollRests(page);
  await follow(page, SHORT);
  await expectShown(page, SHORT);
  await page.goBack();
  await expectShown(page, GUIDE);
  await expect.poll(() => scrolled(page)).toBe(1500);

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

test('shows the right page to who comes back from another site', { tag: '@whole' }, async ({
  page,
}) => {
  const faults = noteFaults(page);
  await page.route('https://outro.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outro</title>' }),
  );
  await page.goto(GUIDE);
  await hydrate(page);
  await follow(page, SHORT);
  await expectShown(page, SHORT);
  await page.goto('https://outro.example/');
  await page.goBack();
  await hydrate(page);
  await expectShown(page, SHORT);
  await page.goBack();
  await expectShown(page, GUIDE);
  expect(faults).toEqual([]);
});
