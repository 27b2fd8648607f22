import { type BrowserContext, test as base } from '@playwright/test';

/** Options of a test file or block, for `test.use`. */
interface PageOptions {
  /** Whether Docusaurus fetches the chunks of links on screen in advance: dozens of files for each page. */
  readonly prefetches: boolean;
}

/** Opens the context that the tests of one process share. */
interface Shared {
  readonly openShared: () => Promise<BrowserContext>;
}

/**
 * Playwright's `test` with a pointer outside the page until a test moves it. Chromium's headless shell puts the
 * pointer at the corner of each new page and reports it, which starts React.
 *
 * Tests without options of their own share a context, which forgets what a reader did after each of them. Its first
 * page stays open, so that the next test finds a running renderer and compiled scripts.
 */
export const test = base.extend<PageOptions, Shared>({
  prefetches: [false, { option: true }],

  openShared: [
    async ({ browser }, use) => {
      let opened: Promise<BrowserContext> | undefined;
      await use(() => {
        opened ??= browser.newContext().then(async (context) => {
          await prepare(context, false);
          const keeper = await context.newPage();
          await keeper.goto('/robots.txt');
          return context;
        });
        return opened;
      });
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, bypassCSP, hasTouch, javaScriptEnabled, openShared, prefetches },
    use,
  ) => {
    if (javaScriptEnabled && !hasTouch && !bypassCSP && !prefetches) {
      const context = await openShared();
      await use(context);
      const [keeper, ...others] = context.pages();
      await context.unrouteAll();
      await Promise.all(others.map((page) => page.close()));
      await keeper?.evaluate(() => localStorage.clear());
      return;
    }
    const context = await browser.newContext();
    await prepare(context, prefetches);
    await use(context);
    await context.close();
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

async function prepare(context: BrowserContext, prefetches: boolean): Promise<void> {
  await context.addInitScript(() => {
    const ignoreCorner = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    window.addEventListener('pointermove', ignoreCorner, true);
  });
  if (prefetches) return;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}
