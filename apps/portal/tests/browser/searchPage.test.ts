import { expect, type Page, test } from '@playwright/test';
import { findViolations, paintDark } from './pages/findViolations';
import { hold } from './pages/hold';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';

const GUIDE = '/docs/frontier/introducao';
const QUERY = 'liberar bloqueio';
const INDEX = /\/assets\/busca\/.*\.json$/;

const results = (page: Page) => page.locator('main').getByRole('listitem').getByRole('link');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar na documentação' });

test('shows what its address asks for, and keeps filters and history', async ({ page }) => {
  await page.goto('/busca?q=bloqueio');
  await expect(results(page).first()).toBeVisible();
  expect.soft(await findViolations(page)).toEqual([]);
  await paintDark(page);
  expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);

  await page.getByLabel('Tipo').selectOption({ label: 'Operações' });
  await page.getByLabel('Área').selectOption({ label: 'Pós-emissão' });
  await expect(page).toHaveURL(/\?q=bloqueio&tipo=operation&area=pos-emissao$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Operações');
  await field(page).fill('liberar bloqueio');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=liberar\+bloqueio/);
  await results(page).first().click();
  await expect(page).toHaveURL(/liberarBloqueio/);
  await page.goBack();
  await expect(field(page)).toHaveValue('liberar bloqueio');
  await expect(page.getByLabel('Tipo')).toHaveValue('operation');
  await page.goBack();
  await expect(field(page)).toHaveValue('bloqueio');
  await page.goForward();
  await expect(field(page)).toHaveValue('liberar bloqueio');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('is filled after a move from another page, and left alone by React', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.locator('footer').getByRole('link', { name: 'Busca' }).click();
  await field(page).fill(QUERY);
  await expect(results(page).first()).toHaveAttribute('href', /liberarBloqueio/);
  await page.reload();
  await expect(field(page)).toHaveValue(QUERY);
  await hydrate(page);
  await expect(results(page).first()).toHaveAttribute('href', /liberarBloqueio/);
  await expect(field(page)).toHaveValue(QUERY);
});

test('asks for the index at the first sign of its reader, and answers what was typed before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) asked.push(request.url());
  });
  await page.goto('/busca');
  await expect(field(page)).toBeVisible();
  await untilIdle(page);
  expect(asked).toEqual([]);

  const release = await hold(page, INDEX);
  const requested = page.waitForRequest(INDEX);
  const { height = 0, width = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  await requested;
  await field(page).fill(QUERY);
  await expect(page.getByRole('status')).toHaveText(/Carregando/);
  release();
  await expect(results(page).first()).toHaveAttribute('href', /liberarBloqueio/);
  await expect(page).toHaveURL(/\?q=liberar\+bloqueio$/);
});

test('leaves the links under the focus alone when the index comes', async ({ page }) => {
  await page.goto('/busca');
  const link = page.locator('[data-search-page]').getByRole('link', { name: 'Glossário' });
  await link.focus();
  await expect(page.getByLabel('Área').getByRole('option', { name: 'Webhook' })).toBeAttached();
  await expect(link).toBeFocused();
});

test('says without JavaScript what it needs, and lists what is looked for most', async ({
  baseURL,
  browser,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/busca?q=bloqueio');
  await expect(page.getByText('precisa de JavaScript')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Glossário' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await context.close();
});
