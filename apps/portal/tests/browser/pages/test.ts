import { test as base } from '@playwright/test';

/** Options of a test file or block, for `test.use`. */
interface PageOptions {
  /** Whether Docusaurus fetches the chunks of links on screen in advance: dozens of files for each page. */
  readonly prefetches: boolean;
}

/**
 * Playwright's `test` with a pointer outside the page until a test moves it. Chromium's headless shell puts the
 * pointer at the corner of each new page and reports it, which starts React.
 */
export const test = base.extend<PageOptions>({
  prefetches: [false, { option: true }],

  context: async ({ context, prefetches }, use) => {
    await context.addInitScript(() => {
      const ignoreCorner = (event: PointerEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      window.addEventListener('pointermove', ignoreCorner, true);
    });
    if (!prefetches) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true, effectiveType: '4g' },
        });
      });
    }
    await use(context);
  },
});
