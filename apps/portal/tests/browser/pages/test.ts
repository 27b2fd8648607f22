import { type BrowserContext, test as base } from '@playwright/test';
import { serveBuild } from '../../../../../deploy/tests/support/serveBuild';

interface PageOptions {
  /** Whether Docusaurus fetches the chunks of links on screen in advance: dozens of files for each page. */
  readonly prefetches: boolean;
}

/** Fixtures that the tests of one worker share. */
interface Shared {
  readonly origin: string;
  /** Opens the context of the tests with JavaScript or without, once. */
  readonly openShared: (scripts: boolean) => Promise<BrowserContext>;
}

/**
 * The tests of a worker share a context; its storage is cleared after each test. Its first page stays open, so that the
 * next test finds a running renderer and compiled scripts.
 */
export const test = base.extend<PageOptions, Shared>({
  prefetches: [false, { option: true }],

  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const { origin, stop } = await serveBuild();
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),

  openShared: [
    async ({ browser }, use) => {
      const opened = new Map<boolean, BrowserContext>();
      await use(async (scripts) => {
        const found = opened.get(scripts);
        if (found) return found;
        const context = await browser.newContext({ javaScriptEnabled: scripts });
        opened.set(scripts, context);
        await prepare(context, false);
        const keeper = await context.newPage();
        await keeper.goto('/robots.txt');
        return context;
      });
      for (const context of opened.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, bypassCSP, javaScriptEnabled, openShared, prefetches }, use) => {
    if (!bypassCSP && !prefetches) {
      const context = await openShared(javaScriptEnabled);
      await use(context);
      const [keeper, ...others] = context.pages();
      await context.unrouteAll();
      await Promise.all(others.map((page) => page.close()));
      await keeper?.evaluate(async () => {
        localStorage.clear();
        // The state that the simulator keeps.
        await caches.delete('frontier-simulador');
      });
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
  if (prefetches) return;
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}
