import { chromium, expect } from '@playwright/test';
import { hydrate, noteRequests, untilIdle } from './pages/drive';
import { findViolations, paintDark } from './pages/findViolations';
import { findCut, overflowOf } from './pages/measure';
import { IS_WHOLE, listRoutes, sampled } from './pages/samples';
import { test } from './pages/test';

/* Each kind of page on screens of every width. `npm run proofs -- site` looks at every page of the site. */

const GUIDE = '/docs/frontier/emissao/adicionarParcelas';
/** It has all parts of a guide of a call, and half the length. */
const SHORT_GUIDE = '/docs/frontier/emissao/submissaoSolicitacaoCentralDepositaria';
/** Its tables are wider than a small tablet. */
const TABLES = '/docs/frontier/webhook/autenticacao';
const PAGES = IS_WHOLE
  ? [...listRoutes(), '/nao-existe']
  : ['/', GUIDE, TABLES, '/docs/frontier/operacao/api', '/docs/frontier/go-live'];

test('no page is wider than its screen', async ({ page }) => {
  for (const route of PAGES) {
    await page.goto(route);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await findCut(page), route).toEqual([]);
    for (const width of [280, 360, 540, 768, 1920, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflowOf(page), `${route}, ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() =>
      document.documentElement.style.setProperty('font-size', '200%', 'important'),
    );
    expect.soft(await findCut(page), `${route} at 200 %`).toEqual([]);
  }
});

for (const size of [24, 32]) {
  const title = `with text of ${size} px the text is never narrower than 18 rem or the window, and no page is wider than its screen`;
  test(title, sampled(false), async ({ baseURL }, info) => {
    const { args = [], ...options } = info.project.use.launchOptions ?? {};
    const browser = await chromium.launch({
      ...options,
      args: [...args, `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ baseURL });
    for (const route of PAGES) {
      await page.goto(route);
      for (const width of [1280, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const margin = 2 * 2 * size;
        const least = Math.min(18 * size, width - margin);
        const title = await page.locator('main h1').boundingBox();
        expect.soft(title?.width, `${route}, ${width} px`).toBeGreaterThanOrEqual(least);
        expect.soft(await overflowOf(page), `${route}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await browser.close();
  });
}

for (const route of IS_WHOLE ? PAGES : ['/', SHORT_GUIDE]) {
  test(`${route} is accessible in both colour modes`, async ({ page, baseURL }) => {
    const foreign = noteRequests(page, new RegExp(`^(?!data:|${baseURL}/)`));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(route);
    expect.soft(await findViolations(page)).toEqual([]);
    await paintDark(page);
    expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await findViolations(page, { rules: 'all but colours' })).toEqual([]);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await untilIdle(page);
    expect.soft(foreign).toEqual([]);
  });
}
