import { expect, type Page, test } from '@playwright/test';
import { hold } from './pages/hold';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { readClipboard } from './pages/readClipboard';
import { sampled } from './pages/sampled';

const GUIDE = '/docs/frontier/introducao';
const REFERENCE = '/docs/frontier/operacao/api';
const APP = /\/assets\/js\/(?!page\.)/;

function appRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (APP.test(request.url())) urls.push(request.url());
  });
  return urls;
}

test('loads the page script alone until the reader does something', async ({ page }) => {
  const urls = appRequests(page);
  for (const route of ['/', GUIDE, REFERENCE, '/blog']) {
    await page.goto(route);
    await untilIdle(page);
  }
  expect(urls).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => urls.length).toBeGreaterThan(0);
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

  test('answers the first tap on the menu, however late the application comes', async ({
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
  });

  test('follows a link at once', async ({ page }) => {
    await page.route(APP, () => {});
    await page.goto('/docs/frontier');
    await page.locator('main a[href="/docs/frontier/introducao"]').first().tap();
    await expect(page).toHaveURL(/introducao$/);
  });
});

test('keeps the first click on a folded sidebar group', async ({ page }) => {
  await page.goto(GUIDE);
  const caret = page.getByRole('button', { name: /^Expandir a categoria/ }).first();
  const name = (await caret.getAttribute('aria-label'))?.replace('Expandir', 'Recolher') ?? '';
  await caret.click();
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('keeps the focus where the keyboard put it', async ({ page }) => {
  await page.goto(GUIDE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  const before = await focused();
  await hydrate(page);
  await expect.poll(focused).toBe(before);
});

test('moves nothing when the application takes over', async ({ page }) => {
  for (const route of ['/', GUIDE, REFERENCE]) {
    await page.goto(route);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await hydrate(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  }
});

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

test.describe('before the application comes', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(APP, () => {});
  });

  test("switches and remembers the colour mode, and the browser's frame follows", async ({
    page,
  }) => {
    const frame = page.locator('meta[name=theme-color]');
    await page.goto(GUIDE);
    await expect(frame).toHaveAttribute('content', '#ffffff');
    await page
      .getByRole('button', { name: /modo claro e escuro \(modo claro está ativo\)/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = (await frame.getAttribute('data-dark')) ?? '';
    await expect(frame).toHaveAttribute('content', dark);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame).toHaveAttribute('content', dark);
  });

  test('folds, copies and switches languages in the reference', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(REFERENCE);
    await page.locator('.r-op summary:visible').first().click();
    await page.getByText('Python', { exact: true }).first().click();
    await expect(page.getByText('import requests').first()).toBeVisible();
    await page.locator('button[data-copy=code]:visible').first().click();
    await expect.poll(() => readClipboard(page)).toContain('requests');
  });
});

test('copies the code of a guide', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/frontier/getting-started');
  const block = page.locator('.code-block').first();
  await block.hover();
  await block.getByRole('button').click();
  const code = await block.locator('code').textContent();
  await expect.poll(() => readClipboard(page)).toBe(code);
});

test('leaves the page usable when the application cannot be had', async ({ page }) => {
  await page.route(APP, (route) => route.abort());
  await page.goto(GUIDE);
  const toggle = page.locator('.theme-doc-sidebar-item-category button').last();
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await page.locator('footer a[href="/docs/intro"]').click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
