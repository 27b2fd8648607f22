import { chromium, expect, type Page } from '@playwright/test';
import {
  follow,
  hold,
  hydrate,
  noteFaults,
  ROUTE_CHUNKS,
  scrolled,
  untilScrollRests,
} from './pages/drive';
import { IS_WHOLE, KINDS_OF_PAGE, sampled, walkPairs } from './pages/samples';
import { expectShown } from './pages/shownPage';
import { test } from './pages/test';

/*
 * Back and Forward lead to the right page, with React and without. `npm run proofs -- site` walks all ordered pairs
 * of kinds of pages.
 */

const GUIDE = KINDS_OF_PAGE['guide, adopted as HTML'];
const OTHER = KINDS_OF_PAGE['guide with parts of its own'];
const SHORT = KINDS_OF_PAGE['page of Markdown'];
const UNKNOWN = KINDS_OF_PAGE['unknown address'];
const DOCUMENTS = /^[^?]*\/(docs|blog|markdown-page|nao-existe)[^.]*$/;

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
    const running = page.locator('html[data-has-hydrated=true]');

    await page.goto(start);
    await hydrate(page);
    for (const route of there) {
      await follow(page, route);
      await expectShown(page, route);
    }
    await goBackAndForward();
    await expect(running).toHaveCount(1);

    await page.reload();
    await goBackAndForward();
    await expect(running).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});

/** Visits pages with the application, then reloads the last one, which runs without it. */
async function followAndReload(page: Page, routes: readonly string[]): Promise<void> {
  const [first = '', ...others] = routes;
  await page.goto(first);
  await hydrate(page);
  for (const route of others) {
    await follow(page, route);
    await expectShown(page, route);
  }
  await page.reload();
}

test('keeps the place a reader goes back to, and leaves moves within a page to the browser', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await untilScrollRests(page);
  await follow(page, SHORT);
  await expectShown(page, SHORT);
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  await expectShown(page, GUIDE);
  await expect.poll(() => scrolled(page)).toBe(1500);

  await page.goto(GUIDE);
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
  await expectShown(page, SHORT);
  await page.goBack({ waitUntil: 'commit' });
  await expectShown(page, GUIDE);
  await hydrate(page);
  await expectShown(page, GUIDE);
  expect(faults).toEqual([]);
});

for (const steps of [[-1, -1], [-2], [-1, 1], [-1, -1, 1]]) {
  test(
    `follows quick steps through the history: ${steps.join(', ')}`,
    sampled(false),
    async ({ page }) => {
      const faults = noteFaults(page);
      const entries = [GUIDE, SHORT, OTHER];
      await followAndReload(page, entries);
      const release = await hold(page, DOCUMENTS);
      // The browser drops a step that starts before the previous one, so each waits.
      await page.evaluate(
        (all) =>
          new Promise<void>((resolve) => {
            for (const [index, by] of all.entries()) {
              window.setTimeout(() => window.history.go(by), 100 * (index + 1));
            }
            window.setTimeout(resolve, 100 * (all.length + 1));
          }),
        steps,
      );
      release();
      const end = steps.reduce((at, step) => at + step, entries.length - 1);
      await expectShown(page, entries[end] ?? '');
      await expect(page.locator('main h1')).toBeVisible();
      await hydrate(page);
      expect(faults).toEqual([]);
    },
  );
}

for (const [part, late] of [
  ['its first script', /\/assets\/js\/main\./],
  ["the page's parts", ROUTE_CHUNKS],
] as const) {
  for (const from of [OTHER, UNKNOWN]) {
    test(
      `shows the page gone back to from ${from} while React waits for ${part}`,
      sampled(false),
      async ({ page }) => {
        const faults = noteFaults(page);
        await followAndReload(page, [GUIDE, from]);
        const releaseScripts = await hold(page, late);
        const releaseDocuments = await hold(page, DOCUMENTS);
        let isAsked = false;
        page.on('request', (request) => {
          isAsked ||= late.test(request.url());
        });
        // The page must listen before it is touched.
        await expect
          .poll(async () => {
            await page.keyboard.press('Shift');
            return isAsked;
          })
          .toBe(true);
        await page.goBack({ waitUntil: 'commit' });
        const came = page.waitForResponse(late);
        releaseScripts();
        await came;
        releaseDocuments();
        await expectShown(page, GUIDE);
        expect(faults).toEqual([]);
      },
    );
  }
}

test('shows the page gone back to before the page script runs', { tag: '@whole' }, async ({
  page,
}) => {
  await followAndReload(page, [GUIDE, SHORT]);
  const release = await hold(page, /\/assets\/js\/page\./);
  await page.reload({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expectShown(page, GUIDE);
});

test('a page that came at a second spelling of its address stays, at its own', async ({ page }) => {
  const faults = noteFaults(page);
  // Hosts without our configuration serve it.
  await page.route(/\/docs\/\/frontier/, async (route) =>
    route.fulfill({ response: await page.request.get(GUIDE) }),
  );
  await page.goto(`/docs//frontier/introducao?a=b#quem-participa`);
  await expect(page).toHaveURL(`${GUIDE}?a=b#quem-participa`);
  const title = (await page.locator('main h1').textContent()) ?? '';
  await hydrate(page);
  await expect(page.locator('main h1')).toHaveText(title);
  await follow(page, OTHER);
  await expectShown(page, OTHER);
  await page.goBack();
  await expectShown(page, GUIDE);
  expect(faults).toEqual([]);
});

test(
  'shows the right page from the memory of the browser',
  sampled(false),
  async ({ baseURL }, info) => {
    const { args = [], ...options } = info.project.use.launchOptions ?? {};
    const browser = await chromium.launch({
      ...options,
      // Browsers keep no page whose renderer another page uses.
      args: args.filter((option) => option !== '--process-per-site'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    const faults = noteFaults(page);
    const elsewhere = String(baseURL).replace('127.0.0.1', 'localhost');
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    for (const to of kinds) {
      const from = kinds.at(kinds.indexOf(to) - 1) ?? '';
      for (const isRunning of to === GUIDE ? [true, false] : [false]) {
        await followAndReload(page, [from, to]);
        if (isRunning) await hydrate(page);
        await page.goto(elsewhere);
        await page.goBack({ waitUntil: 'commit' });
        await expectShown(page, to);
        // Browsers do not cache 404 responses.
        await expect(page.locator('html')).toHaveAttribute(
          'data-persisted',
          String(to !== UNKNOWN),
        );
        await page.goBack({ waitUntil: 'commit' });
        await expectShown(page, from);
        await page.goForward({ waitUntil: 'commit' });
        await expectShown(page, to);
      }
    }
    expect(faults).toEqual([]);
    await browser.close();
  },
);
