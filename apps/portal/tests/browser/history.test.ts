import { expect, test } from '@playwright/test';
import { follow } from './pages/follow';
import { hydrate } from './pages/hydrate';
import { KINDS_OF_PAGE } from './pages/kindsOfPage';
import { readServedPages } from './pages/servedPages';
import { expectShown, noteFaults } from './pages/shownPage';
import { walkPairs } from './pages/walkPairs';

/**
 * Each kind of page is gone back to and forward to, from its neighbours in the list: a reader walks
 * the list to its end and to its start again. WHOLE_SITE=1 walks all ordered pairs of kinds.
 */
const kinds = Object.values(KINDS_OF_PAGE);
const walks = process.env.WHOLE_SITE ? walkPairs(kinds, 38) : [[...kinds, ...kinds.slice(0, 1)]];

walks.forEach((walk, index) => {
  test(`Back and Forward lead to the right page, walk ${index + 1}`, async ({
    baseURL,
    browser,
    page,
  }) => {
    const served = await readServedPages(browser, walk, baseURL);
    const faults = noteFaults(page);
    const [start = '', ...there] = walk;
    const goBackAndForward = async () => {
      for (const route of walk.slice(0, -1).reverse()) {
        await page.goBack({ waitUntil: 'commit' });
        await expectShown(page, served(route));
      }
      for (const route of there) {
        await page.goForward({ waitUntil: 'commit' });
        await expectShown(page, served(route));
      }
    };
    const running = page.locator('html[data-has-hydrated=true]');

    await page.goto(start);
    await hydrate(page);
    for (const route of there) {
      await follow(page, route);
      await expectShown(page, served(route));
    }
    await goBackAndForward();
    await expect(running).toHaveCount(1);

    await page.reload();
    await goBackAndForward();
    await expect(running).toHaveCount(0);
    expect(faults).toEqual([]);
    console.log(`history: ${there.length} pairs of pages, with React and after a reload without`);
  });
});
