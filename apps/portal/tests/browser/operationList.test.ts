import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './pages/findViolations';
import { hydrate } from './pages/hydrate';

const REFERENCE = '/docs/frontier/pos-emissao/api';

function filterOf(page: Page) {
  return page.getByRole('searchbox', { name: 'Filtrar operações' });
}

function shownLinks(page: Page) {
  return page.locator('.r-nav li[data-path] > a').locator('visible=true');
}

test('the filter finds paths, titles and ids however they are typed, and says how many', async ({
  page,
}) => {
  await page.goto(REFERENCE);
  for (const [typed, titles] of [
    ['/api/v1/bloqueios', ['Criar bloqueio', 'Listar bloqueios', 'Liberar bloqueio']],
    ['bloqueios/{id}', ['Liberar bloqueio']],
    ['CUSTODIA transferir', ['Transferir custódia']],
    ['liberarbloqueio', ['Liberar bloqueio']],
    ['get bloqueio', ['Listar bloqueios']],
  ] as const) {
    await filterOf(page).fill(typed);
    await expect(shownLinks(page), typed).toHaveText(titles.map((title) => new RegExp(title)));
    await expect(page.locator('.r-nav').getByRole('status'), typed).toHaveText(
      `Resultados: ${titles.length}`,
    );
  }
});

test('the filter says when it finds nothing, and Esc empties it', async ({ page }) => {
  await page.goto(REFERENCE);
  const count = await shownLinks(page).count();
  await filterOf(page).pressSequentially('pix');
  await expect(filterOf(page)).toBeVisible();
  await expect(shownLinks(page)).toHaveCount(0);
  await expect(page.getByText('Nenhuma operação com esse texto.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filterOf(page)).toHaveValue('');
  await expect(shownLinks(page)).toHaveCount(count);
});

test('Enter leads from the filter to the first operation found', async ({ page }) => {
  await page.goto(REFERENCE);
  await filterOf(page).fill('bloqueios/{id}');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#liberarBloqueio$/);
  await expect(page.locator('#liberarBloqueio h3')).toBeInViewport();
});

test('an operation that no scrolling brings up to the top is current at once when a link leads to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const current = page.locator('.r-nav [aria-current]');
  await page.goto('/docs/frontier/pos-emissao/api#transferirCustodia');
  await expect(current).toHaveText(/Transferir custódia/);
  await page.locator('.r-nav a[href$="#transferirTitularidade"]').click();
  await expect(current).toHaveText(/Transferir titularidade/);
});

test('the operation an address names is in sight in the list from the start', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${REFERENCE}#transferirTitularidade`);
  const current = page.locator('.r-nav [aria-current]');
  await expect(current).toHaveText(/Transferir titularidade/);
  await expect(current).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar names the operation being read, opens the list there, and closes it again', async ({
    page,
  }) => {
    await page.goto(`${REFERENCE}#transferirTitularidade`);
    const bar = page.locator('.r-nav summary');
    const panel = page.locator('.r-oplist');
    await expect(bar).toHaveText(/Transferir titularidade/);
    await expect(bar).toBeInViewport();
    const top = await page.evaluate(() => window.scrollY);
    await bar.click();
    await expect(page.locator('.r-nav [aria-current]')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    expect(await findViolations(page, { within: '.r-nav' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(bar).toBeFocused();
    await bar.click();
    await panel.getByRole('link', { name: 'Criar bloqueio' }).click();
    await expect(panel).toBeHidden();
    await expect(page.locator('#criarBloqueio h3')).toBeInViewport();
    await expect(bar).toHaveText(/Criar bloqueio/);
  });

  test('a link back to the top appears once the reader is further down', async ({ page }) => {
    await page.goto(REFERENCE);
    const link = page.getByRole('link', { name: 'Voltar ao topo' });
    await expect(link).not.toBeInViewport();
    for (const act of [async () => undefined, () => hydrate(page)]) {
      await page.goto(`${REFERENCE}#criarBloqueio`);
      await act();
      await expect(link).toBeInViewport();
      await link.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the bar opens the list, and a place stands below what is open', async ({ page }) => {
      await page.goto(`${REFERENCE}#transferirTitularidade`);
      await expect(filterOf(page)).toBeHidden();
      await page.locator('.r-nav summary').click();
      await page.locator('.r-oplist').getByRole('link', { name: 'Criar bloqueio' }).click();
      await expect(async () => {
        const title = await page.locator('#criarBloqueio h3').boundingBox();
        const panel = await page.locator('.r-oplist').boundingBox();
        expect(title?.y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0));
        expect(title?.y).toBeLessThan(844);
      }).toPass({ timeout: 20_000 });
    });
  });
});
