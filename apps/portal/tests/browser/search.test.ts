import { expect, type Page, test } from '@playwright/test';
import { findViolations, paintDark } from './pages/findViolations';
import { hold } from './pages/hold';
import { hydrate } from './pages/hydrate';
import { findSearch, searchFor } from './pages/openSearch';

const GUIDE = '/docs/frontier/introducao';
const REFERENCE = '/docs/frontier/pos-emissao/api';
const INDEX = /\/assets\/busca\/.*\.json$/;
const QUERY = 'liberar bloqueio';

function requestsTo(page: Page, what: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (what.test(request.url())) urls.push(request.url());
  });
  return urls;
}

function hasStarted(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
}

test('opens with its key before React and without it, and Enter leads to the result', async ({
  page,
}) => {
  const asked = requestsTo(page, /\/assets\/(busca|js\/(?!page\.))/);
  await page.goto(GUIDE);
  expect(asked).toEqual([]);
  const { dialog, field, options } = await searchFor(page, QUERY);
  expect(await hasStarted(page)).toBe(false);

  await test.step('arrows, Home and End walk through links', async () => {
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', -1],
      ['ArrowDown', 0],
      ['End', -1],
      ['Home', 0],
      ['PageDown', undefined],
    ] as const) {
      await page.keyboard.press(key);
      const current = options.and(page.locator('[aria-selected=true]'));
      await expect(current).toHaveCount(1);
      await expect(current).toBeInViewport();
      const id = await current.getAttribute('id');
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
      if (place !== undefined) await expect(options.nth(place)).toHaveAttribute('id', id ?? '');
    }
    await expect(field).toBeFocused();
  });

  await page.keyboard.press('Home');
  const href = (await options.first().getAttribute('href')) ?? '';
  expect(href).toMatch(/liberarBloqueio/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href.replaceAll('.', '\\.')}$`));
  await expect(dialog).toBeHidden();

  await test.step('what was searched for is offered again, until it is cleared', async () => {
    await page.keyboard.press('/');
    await options.filter({ hasText: QUERY }).click();
    await expect(field).toHaveValue(QUERY);
    await field.fill('');
    await dialog.getByRole('button', { name: 'Limpar buscas recentes' }).click();
    await expect(options.filter({ hasText: QUERY })).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});

test('opens with its button once React runs; Escape gives the focus back', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Buscar', exact: true });
  const { dialog, field, options } = findSearch(page);
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.type('asdfgh');
  await expect(dialog.getByRole('status')).toHaveText('Nada encontrado para “asdfgh”.');
  await expect(options.filter({ hasText: 'Glossário' })).toHaveAttribute('href', /glossario$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await test.step('stays there after a move to another page', async () => {
    await page.locator('.menu a[href="/docs/frontier/getting-started"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Primeira chamada/);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
});

test('leads Tab to the filters before anything else, and says what results lack', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const { dialog, field, options } = await searchFor(page, 'kubernetes paginação');
  await expect(options.first()).toHaveAttribute('href', /paginacao$/);
  await expect(options.first()).toHaveText(/Não tem: kubernetes$/);
  await expect(options.first().locator('s')).toHaveText('kubernetes');
  await expect(dialog.getByRole('status')).toHaveText(/nenhum com todas as palavras/);
  expect.soft(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);

  await field.press('Tab');
  for (const control of [
    dialog.getByRole('button', { name: 'Fechar a busca' }),
    dialog.getByLabel('Tipo'),
    dialog.getByLabel('Área'),
  ]) {
    await expect(control).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test('leads to the row of a file', async ({ page }) => {
  await page.goto(GUIDE);
  const { options } = await searchFor(page, 'yaml emissão');
  await expect(options.first()).toContainText('/contratos/emissao.yaml');
  await options.first().click();
  const file = page.locator('a[download][href="/contratos/emissao.yaml"]');
  await expect(file).toBeInViewport();
});

test('leads to a folded field of the page that is open, and marks it', async ({ page }) => {
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

test('opens results in another tab, and keeps the dialog', async ({ context, page }) => {
  await page.goto(GUIDE);
  const { dialog, options } = await searchFor(page, QUERY);
  for (const open of [
    () => options.first().click({ modifiers: ['Control'] }),
    () => options.first().click({ button: 'middle' }),
    () => page.keyboard.press('Control+Enter'),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(tab).toHaveURL(/liberarBloqueio/);
    await tab.close();
    await expect(dialog).toBeVisible();
  }
});

test('is accessible with results and without in both modes, and fills a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(GUIDE);
  const { dialog, field, options } = await searchFor(page, 'bloqueio');
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await dialog.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  expect.soft(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await field.fill('asdfgh');
  await expect(options.filter({ hasText: 'Glossário' })).toBeVisible();
  expect.soft(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await field.fill('bloqueio');
  await paintDark(page);
  expect.soft(await findViolations(page, { within: 'dialog[open]', rules: 'colours' })).toEqual([]);
});

test('says that the index did not come, and tries again', async ({ page }) => {
  await page.goto(GUIDE);
  await page.route(INDEX, (route) => route.abort());
  const { dialog, field, options } = findSearch(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(QUERY);
  await expect(dialog.getByRole('status')).toHaveText(/não carregou/);
  await expect(options.filter({ hasText: 'Erros' })).toBeVisible();
  await page.unroute(INDEX);
  await dialog.getByRole('button', { name: 'Tente novamente' }).click();
  await expect(options.first()).toHaveAttribute('href', /liberarBloqueio/);
  await expect(field).toBeFocused();
});

test('takes what is typed before its script has come', async ({ page }) => {
  await page.goto(GUIDE);
  const release = await hold(page, /\/assets\/busca\/.*\.js$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('liberar blo');
  release();
  const { field, options } = findSearch(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('liberar blo');
  await page.keyboard.type('queio');
  await expect(options.first()).toHaveAttribute('href', /liberarBloqueio/);
});

test('stays open for whoever searches while a page is on its way', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  const release = await hold(page, /\/assets\/js\/|\/getting-started$/);
  await page.locator('.menu a[href="/docs/frontier/getting-started"]').click();
  await expect(page).toHaveURL(/getting-started$/);
  const { field } = await searchFor(page, QUERY);
  release();
  await expect(page.locator('h1')).toHaveText(/Primeira chamada/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(QUERY);
});

test('says that its script did not come, and tries again', async ({ page }) => {
  const SCRIPT = /\/assets\/busca\/.*\.js$/;
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(GUIDE);
  await page.keyboard.press('Control+k');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('A busca não carregou');
  await page.unroute(SCRIPT);
  await notice.getByRole('button', { name: 'Tente novamente' }).click();
  await expect(findSearch(page).field).toBeFocused();
  await expect(notice).toBeHidden();
});

test('remembers nothing, and works, where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(GUIDE);
  const { options } = await searchFor(page, QUERY);
  await options.first().click();
  await expect(page).toHaveURL(/liberarBloqueio/);
});
