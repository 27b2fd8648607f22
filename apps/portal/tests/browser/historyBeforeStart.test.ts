import { chromium, expect, test } from '@playwright/test';
import { follow, followAndReload } from './pages/follow';
import { hold } from './pages/hold';
import { hydrate } from './pages/hydrate';
import { untilScrollRests } from './pages/idle';
import { KINDS_OF_PAGE } from './pages/kindsOfPage';
import { sampled } from './pages/sampled';
import { readServedPages } from './pages/servedPages';
import { expectShown, noteFaults, type ShownPage } from './pages/shownPage';

const GUIDE = KINDS_OF_PAGE['guide, adopted as HTML'];
const OTHER = KINDS_OF_PAGE['guide with parts of its own'];
const SHORT = KINDS_OF_PAGE['page of Markdown'];
const UNKNOWN = KINDS_OF_PAGE['unknown address'];
const DOCUMENTS = /^[^?]*\/(docs|blog|markdown-page|nao-existe)[^.]*$/;
let served: (route: string) => ShownPage;

test.beforeAll(async ({ browser, baseURL }) => {
  served = await readServedPages(browser, Object.values(KINDS_OF_PAGE), baseURL);
});

test('keeps the place a reader goes back to', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await untilScrollRests(page);
  await follow(page, SHORT);
  await expectShown(page, served(SHORT));
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  await expectShown(page, served(GUIDE));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('leaves moves within a page to the browser', async ({ page }) => {
  await page.goto(GUIDE);
  const target = await page.locator('main h2[id]').last().getAttribute('id');
  await page.evaluate((id) => {
    document.body.dataset.same = 'true';
    window.location.hash = id ?? '';
  }, target);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect(page.locator(`[id="${target}"]`)).toBeInViewport();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'true');
});

test('shows the right page to who comes back from another site', async ({ page }) => {
  const faults = noteFaults(page);
  await page.route('https://outro.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outro</title>' }),
  );
  await page.goto(GUIDE);
  await hydrate(page);
  await follow(page, SHORT);
  await expectShown(page, served(SHORT));
  await page.goto('https://outro.example/');
  await page.goBack();
  await expectShown(page, served(SHORT));
  await page.goBack({ waitUntil: 'commit' });
  await expectShown(page, served(GUIDE));
  await hydrate(page);
  await expectShown(page, served(GUIDE));
  expect(faults).toEqual([]);
});

for (const steps of [[-1, -1], [-2], [-1, 1], [-1, -1, 1]]) {
  test(
    `follows quick steps through the history: ${steps.join(', ')}`,
    sampled(steps.join() === '-1,1'),
    async ({ page }) => {
      const faults = noteFaults(page);
      const entries = [GUIDE, SHORT, OTHER];
      await followAndReload(page, entries);
      const release = await hold(page, DOCUMENTS);
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
      await expectShown(page, served(entries[end] ?? ''));
      await expect(page.locator('main h1')).toBeVisible();
      await hydrate(page);
      expect(faults).toEqual([]);
    },
  );
}

for (const [part, late] of [
  ['its first script', /\/assets\/js\/main\./],
  ["the page's parts", /\/assets\/js\/(?!page\.|main\.|runtime)/],
] as const) {
  for (const from of [OTHER, UNKNOWN]) {
    test(
      `shows the page gone back to from ${from} while React waits for ${part}`,
      sampled(from === UNKNOWN),
      async ({ page }) => {
        const faults = noteFaults(page);
        await followAndReload(page, [GUIDE, from]);
        const releaseScripts = await hold(page, late);
        const releaseDocuments = await hold(page, DOCUMENTS);
        let isAsked = false;
        page.on('request', (request) => {
          isAsked ||= late.test(request.url());
        });
        // A touch before the page listens is none.
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
        await expectShown(page, served(GUIDE));
        expect(faults).toEqual([]);
      },
    );
  }
}

test('shows the page gone back to before the page script runs', async ({ page }) => {
  await followAndReload(page, [GUIDE, SHORT]);
  const release = await hold(page, /\/assets\/js\/page\./);
  await page.reload({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expectShown(page, served(GUIDE));
});

test(
  'shows the right page from the memory of the browser',
  sampled(false),
  async ({ baseURL }, info) => {
    const browser = await chromium.launch({
      ...info.project.use.launchOptions,
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
    const routes = Object.values(KINDS_OF_PAGE);
    for (const to of routes) {
      const from = routes.at(routes.indexOf(to) - 1) ?? '';
      for (const isRunning of to === GUIDE ? [true, false] : [false]) {
        await followAndReload(page, [from, to]);
        if (isRunning) await hydrate(page);
        await page.goto(elsewhere);
        await page.goBack({ waitUntil: 'commit' });
        await expectShown(page, served(to));
        // No browser keeps an answer that says 404.
        await expect(page.locator('html')).toHaveAttribute(
          'data-persisted',
          String(to !== UNKNOWN),
        );
        await page.goBack({ waitUntil: 'commit' });
        await expectShown(page, served(from));
        await page.goForward({ waitUntil: 'commit' });
        await expectShown(page, served(to));
      }
    }
    expect(faults).toEqual([]);
    await browser.close();
  },
);
