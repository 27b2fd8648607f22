import { test as base } from '@playwright/test';

/**
 * Playwright's `test` with a pointer outside the page until a test moves it. Chromium's headless shell puts the
 * pointer at the corner of each new page and reports it, which starts React.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      const ignoreCorner = (event: PointerEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      window.addEventListener('pointermove', ignoreCorner, true);
    });
    await use(context);
  },
});
