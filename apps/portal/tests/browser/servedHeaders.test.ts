import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { publish } from '../../../../scripts/deploy/serve/publish';
import { type ServedSite, serveWithNginx } from '../../../../scripts/deploy/serve/serveSite';
import { makeFolder } from '../../../../scripts/deploy/serve/startServer';
import { hydrate } from './pages/hydrate';
import { searchFor } from './pages/openSearch';
import { noteViolations } from './pages/policy';

/* The site as nginx serves it, with all headers; other tests have the pages' own policies alone. */

const GUIDE = '/docs/frontier/conceitos/paginacao';
const portal = makeFolder();
let site: ServedSite;

test.beforeAll(async () => {
  publish('build', portal);
  site = await serveWithNginx(portal);
});
test.afterAll(async () => {
  await site.stop();
  rmSync(portal, { recursive: true, force: true });
});

test('reads, starts, searches and navigates behind the headers, which refuse nothing of it', async ({
  page,
}) => {
  const violations = await noteViolations(page);
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.goto(`${site.origin}${GUIDE}`);
  await hydrate(page);
  const { options } = await searchFor(page, 'liberar bloqueio');
  await options.first().click();
  await expect(page.locator('h1')).toBeVisible();
  await page.goto(`${site.origin}/docs/frontier/pos-emissao/api`);
  await hydrate(page);
  expect([...violations, ...said]).toEqual([]);
});

test('is shown in no frame', async ({ page }) => {
  await page.goto(`${site.origin}/robots.txt`);
  const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  }, GUIDE);
  expect((await refused).text()).toMatch(/frame-ancestors|X-Frame-Options/);
});
