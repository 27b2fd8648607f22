import { expect } from '@playwright/test';
import { hold, hydrate, ROUTE_CHUNKS } from './pages/drive';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/introducao';
const REFERENCE = '/docs/frontier/operacao/api';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

test('nothing moves when React starts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of ['/', REFERENCE, GUIDE]) {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
    const before = await focused();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      (window as unknown as { shifts: number[] }).shifts.length = 0;
    });
    await hydrate(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(await shifts(), route).toEqual([]);
    await expect.poll(focused).toBe(before);
  }
});

test('the colour mode is remembered, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const root = page.locator('html');
  const button = page.getByRole('button', { name: 'Mudar entre modo claro e escuro' });
  const release = await hold(page, /\/assets\/js\//);
  await page.goto(REFERENCE, { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  release();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the loading bar is shown after 200 ms', async ({ page }) => {
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
  await page.locator(`.menu a[href="${other}"]:visible`).click();
  await expect(page.locator('#route-progress')).toBeVisible();
  const waited = await page.locator('body').getAttribute('data-waited');
  expect(Number(waited)).toBeGreaterThanOrEqual(199);
  release();
  await expect(page).toHaveURL(new RegExp(`${other}$`));
  await expect(page.locator('#route-progress')).not.toBeAttached();
});
