import { expect, type Page } from '@playwright/test';
import { hold, hydrate, noteRequests, untilIdle } from './pages/drive';
import { findViolations, paintDark } from './pages/findViolations';
import { findSearch, searchFor } from './pages/search';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/introducao';
const NEXT = '/docs/frontier/getting-started';
const REFERENCE = '/docs/frontier/pos-emissao/api';
const INDEX = /\/assets\/busca\/.*\.json$/;
const SCRIPT = /\/assets\/js\/busca\./;
const QUERY = 'liberar bloqueio';

test('is used by keys alone', async ({ page }) => {
  const asked = noteRequests(page, /busca[./]/);
  await page.goto(GUIDE);
  expect(asked).toEqual([]);
  // These belong to the browser.
  for (const other of ['Control+Shift+K', 'Control+Alt+k', 'Meta+Shift+k', 'x']) {
    await page.keyboard.press(other);
  }
  await expect(findSearch(page).dialog).toBeHidden();
  const { dialog, field, options } = await searchFor(page, QUERY);
  await expect(field).toHaveValue(QUERY);

  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    const current = options.and(page.locator('[aria-selected=true]'));
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
    const id = await current.getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(options.nth(place)).toHaveAttribute('id', id ?? '');
  }
  await expect(field).toBeFocused();
  const href = (await options.first().getAttribute('href')) ?? '';
  expect(href).toMatch(/liberarBloqueio/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href.replaceAll('.', '\\.')}$`));
  await expect(dialog).toBeHidden();
});

test('opens with its button, and gives the focus back', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Buscar', exact: true });
  const { dialog, field, options } = findSearch(page);
  await button.click();
  await expect(field).toBeFocused();
  await field.fill('kubernetes paginação');
  await expect(options.first()).toHaveAttribute('href', /paginacao$/);
  await expect(options.first()).toHaveText(/Não tem: kubernetes$/);
  await expect(options.first().locator('s')).toHaveText('kubernetes');
  await expect(dialog.getByRole('status')).toHaveText(/nenhum com todas as palavras/);
  await test.step('is accessible, and fills a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    const excess = await dialog.evaluate(
      ({ clientWidth, scrollWidth }) => scrollWidth - clientWidth,
    );
    expect(excess).toBe(0);
    const within = '#busca';
    expect.soft(await findViolations(page, { within })).toEqual([]);
    await paintDark(page);
    expect.soft(await findViolations(page, { within, rules: 'colours' })).toEqual([]);
    await field.fill('asdfgh');
    await expect(options.filter({ hasText: 'Glossário' })).toBeVisible();
    expect.soft(await findViolations(page, { within, rules: 'all but colours' })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await field.press('Tab');
  for (const control of [
    dialog.getByRole('button', { name: 'Fechar a busca' }),
    dialog.getByLabel('Tipo'),
    dialog.getByLabel('Área'),
  ]) {
    await expect(control).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await test.step('typed while a page is on its way, it stays', async () => {
    const release = await hold(page, /\/assets\/js\/|\/getting-started$/);
    await page.locator(`.menu a[href="${NEXT}"]:visible`).click();
    await expect(page).toHaveURL(/getting-started$/);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(QUERY);
    release();
    await expect(page.locator('h1')).toHaveText(/Primeira chamada/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(QUERY);
  });
});

test('leads to a folded field of the page that is open', async ({ page }) => {
  await page.goto(REFERENCE);
  const { dialog, options } = await searchFor(page, 'justificativaLiberacao');
  const option = options.and(page.locator(`[href^="${REFERENCE}#"]`)).first();
  const anchor = (await option.getAttribute('href'))?.split('#')[1] ?? '';
  const target = page.locator(`[id="${decodeURIComponent(anchor)}"]`);
  await option.click();
  await expect(dialog).toBeHidden();
  await expect(target).toBeInViewport();
  await expect(target).toHaveAttribute('data-linked');

  await test.step('and again after its fold was closed', async () => {
    await target.evaluate((element) => {
      for (const fold of document.querySelectorAll('details')) {
        if (fold.contains(element)) fold.open = false;
      }
    });
    await expect(target).toBeHidden();
    await page.keyboard.press('Control+k');
    await option.click();
    await expect(target).toBeInViewport();
  });
});

test('tries again when its files did not come', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.route(INDEX, (route) => route.abort());
  await page.goto(GUIDE);
  await page.keyboard.press('Control+k');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A busca não carregou');
  const within = '.failure-notice';
  expect.soft(await findViolations(page, { within })).toEqual([]);
  await page.unroute(SCRIPT);
  await notice.getByRole('button', { name: 'Tente novamente' }).click();
  const { dialog, field, options } = findSearch(page);
  await expect(field).toBeFocused();
  await expect(notice).toBeHidden();
  await page.keyboard.type(QUERY);
  await expect(dialog.getByRole('status')).toHaveText(/não carregou/);
  await expect(options.filter({ hasText: 'Erros' })).toBeVisible();
  await page.unroute(INDEX);
  await dialog.getByRole('button', { name: 'Tente novamente' }).click();
  await expect(options.first()).toHaveAttribute('href', /liberarBloqueio/);
  await expect(field).toBeFocused();
});

test('its button opens a field before any script has come', async ({ context, page }) => {
  const release = await hold(page, /\/assets\/js\//);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.keyboard.type('liberar blo');
  release();
  const { dialog, field, options } = findSearch(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('queio');
  await expect(field).toHaveValue(QUERY);
  await expect(options.first()).toHaveAttribute('href', /liberarBloqueio/);

  await test.step('opens results in another tab', async () => {
    await context.route(/liberarBloqueio/, (route) => route.fulfill({ body: 'the result' }));
    for (const open of [
      () => options.first().click({ modifiers: ['Control'] }),
      () => page.keyboard.press('Control+Enter'),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
      await expect(tab).toHaveURL(/liberarBloqueio/);
      await tab.close();
      await expect(dialog).toBeVisible();
    }
    await field.fill('yaml emissão');
    await expect(options.first()).toContainText('/contratos/emissao.yaml');
    await options.first().click();
    const file = page.locator('a[download][href="/contratos/emissao.yaml"]');
    await expect(file).toBeInViewport();
  });
});

test.describe('its page', () => {
  const results = (page: Page) => page.locator('main').getByRole('listitem').getByRole('link');
  const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Buscar na documentação' });

  test('shows what its address asks for', async ({ page }) => {
    await page.goto('/busca?q=bloqueio');
    await expect(results(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.search-field').last()).toBeHidden();
    await expect(page.locator('.search-entries').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Tipo').selectOption({ label: 'Chamadas' });
    await page.getByLabel('Área').selectOption({ label: 'Pós-emissão' });
    await expect(page).toHaveURL(/\?q=bloqueio&tipo=operation&area=pos-emissao$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Chamadas');
    expect.soft(await findViolations(page, { within: 'main' })).toEqual([]);
    await fieldOf(page).fill(QUERY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=liberar\+bloqueio/);
    await results(page).first().click();
    await expect(page).toHaveURL(/liberarBloqueio/);
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue(QUERY);
    await expect(page.getByLabel('Tipo')).toHaveValue('operation');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue('bloqueio');
    await page.goForward();
    await expect(fieldOf(page)).toHaveValue(QUERY);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('x');
    await expect(fieldOf(page)).toHaveValue('x');
    await page.locator('footer').getByRole('link', { name: 'Busca' }).click();
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('loads the index at the first sign of its reader', async ({ page }) => {
    const asked = noteRequests(page, INDEX);
    await page.goto('/busca');
    await expect(fieldOf(page)).toBeVisible();
    await untilIdle(page);
    expect(asked).toEqual([]);
    const release = await hold(page, INDEX);
    const requested = page.waitForRequest(INDEX);
    const link = page.locator('.search-page').getByRole('link', { name: 'Glossário' });
    await link.focus();
    await requested;
    await fieldOf(page).fill(QUERY);
    await expect(page.getByRole('status')).toHaveText(/Carregando/);
    await fieldOf(page).fill('');
    await link.focus();
    release();
    await expect(page.getByLabel('Área').getByRole('option', { name: 'Webhook' })).toBeAttached();
    await expect(link).toBeFocused();
    await fieldOf(page).fill(QUERY);
    await expect(results(page).first()).toHaveAttribute('href', /liberarBloqueio/);
    await expect(page).toHaveURL(/\?q=liberar\+bloqueio$/);
  });
});
