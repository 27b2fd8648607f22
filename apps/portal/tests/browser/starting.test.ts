import { expect } from '@playwright/test';
import {
  APP,
  hold,
  hydrate,
  noteRequests,
  ROUTE_CHUNKS,
  readClipboard,
  untilIdle,
} from './pages/drive';
import { sampled } from './pages/samples';
import { test } from './pages/test';

/* Pages work before React runs; the reader's first sign of intent starts it. */

const GUIDE = '/docs/frontier/introducao';
const REFERENCE = '/docs/frontier/operacao/api';
const SHEET = /\/assets\/css\//;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

test('the page script alone is loaded until the reader acts; then nothing moves, and the focus stays', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked = noteRequests(page, APP);
  for (const route of ['/', REFERENCE, GUIDE]) {
    await page.goto(route);
    await untilIdle(page);
    expect(asked, route).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
    const before = await focused();
    await hydrate(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
    await expect.poll(focused).toBe(before);
    asked.length = 0;
  }
});

for (const intent of ['pointer', 'key', 'focus'] as const) {
  test(
    `starts the application at the first ${intent}`,
    sampled(intent === 'pointer'),
    async ({ page }) => {
      await page.goto(GUIDE);
      if (intent === 'pointer') await page.mouse.move(200, 200);
      else if (intent === 'key') await page.keyboard.press('ArrowDown');
      else await page.locator('footer a').first().focus();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    },
  );
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first tap on the menu is answered, however late the application comes, and a link is followed at once', async ({
    page,
  }) => {
    const release = await hold(page, APP);
    await page.goto(GUIDE);
    const toggle = page.locator('.navbar__toggle');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(toggle).not.toHaveAttribute('aria-busy');
    await hold(page, APP);
    await page.goto('/docs/frontier');
    await page.locator(`main a[href="${GUIDE}"]`).first().tap();
    await expect(page).toHaveURL(/introducao$/);
  });
});

test('before the application comes, the colour mode is switched and remembered, and a reference folds, copies and switches languages', async ({
  page,
}) => {
  await hold(page, APP);
  const frame = page.locator('meta[name=theme-color]');
  await page.goto(REFERENCE);
  await expect(frame).toHaveAttribute('content', '#ffffff');
  await page.getByRole('button', { name: /modo claro e escuro \(modo claro está ativo\)/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = (await frame.getAttribute('data-dark')) ?? '';
  await expect(frame).toHaveAttribute('content', dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(frame).toHaveAttribute('content', dark);
  await page.locator('.r-op summary:visible').first().click();
  const language = page.getByRole('combobox', { name: 'Linguagem do exemplo' });
  await language.locator('visible=true').first().selectOption('Python');
  await expect(page.getByText('import requests').first()).toBeVisible();
  await page.locator('button[data-copy=code]:visible').first().click();
  await expect.poll(() => readClipboard(page)).toContain('requests');
});

test('a page carries its styles, and React waits for the whole stylesheet', async ({ page }) => {
  const release = await hold(page, SHEET);
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      Object.assign(window, { hadSheet: link?.sheet !== null && link !== null });
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto(GUIDE);
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  const asked = page.waitForRequest(SHEET);
  await page.keyboard.press('Shift');
  await asked;
  await untilIdle(page);
  release();
  await hydrate(page);
  expect(await page.evaluate(() => 'hadSheet' in window && window.hadSheet)).toBe(true);
  await expect(page.locator('style[data-sheet]')).toHaveCount(0);
});

test('React starts without the stylesheet when it does not come, and asks again on the next page', async ({
  page,
}) => {
  await page.route(SHEET, (route) => route.abort());
  await page.goto(GUIDE);
  await hydrate(page);
  await expect(page.locator('style[data-sheet]')).toHaveCount(1);
  await page.unroute(SHEET);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expect(page.locator('style[data-sheet]')).toHaveCount(0);
});

test('navigation shows the loading bar only when it takes longer than 200 ms', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const release = await hold(page, ROUTE_CHUNKS);
  await page.evaluate(() => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      if (!document.querySelector('#route-progress')) return;
      document.body.dataset.waited ??= String(performance.now() - clicked);
    }).observe(document.body, { childList: true });
  });
  const other = '/docs/frontier/getting-started';
  await page.locator(`.menu a[href="${other}"]`).click();
  await expect(page.locator('#route-progress')).toBeVisible();
  const waited = await page.locator('body').getAttribute('data-waited');
  expect(Number(waited)).toBeGreaterThanOrEqual(199);
  release();
  await expect(page).toHaveURL(new RegExp(`${other}$`));
  await expect(page.locator('#route-progress')).not.toBeAttached();
});
