import { expect, type Page } from '@playwright/test';
import { hold, hydrate } from './pages/drive';
import { expectFit } from './pages/expectFit';
import { findViolations } from './pages/findViolations';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/conceitos/datas';
const DATES = 'Leitura nossa: Em que formato e em que fuso vão e voltam as datas e os instantes?';
const mark = (page: Page) => page.getByRole('button', { name: DATES, exact: true }).first();
const opened = (page: Page) => page.locator('.assumption:popover-open');

test('a mark opens its note before React has started', async ({ page }) => {
  const release = await hold(page, /\/assets\/js\/main\./);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  await mark(page).focus();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveCount(1);
  await expect(opened(page)).toContainText('Dias são AAAA-MM-DD');
  await page.keyboard.press('Tab');
  const link = opened(page).getByRole('link', { name: 'Ver a pergunta' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(mark(page)).toBeFocused();

  await mark(page).click();
  await expect(opened(page)).toHaveCount(1);
  const [button, popover] = await Promise.all([
    mark(page).boundingBox(),
    opened(page).boundingBox(),
  ]);
  const gap = (popover?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(12);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  // React takes the page over with the popover open.
  release();
  await page.waitForLoadState();
  await hydrate(page);
  await expect(opened(page)).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(/\/docs\/frontier\/perguntas#formato-de-datas$/);
  await expect(page.locator('#formato-de-datas')).toBeInViewport();
  await page.goBack();
  await expect(mark(page)).toBeVisible();
  await expect(opened(page)).toHaveCount(0);
});

test('filters of the questions hide areas without a question', async ({ page }) => {
  await page.goto('/docs/frontier/perguntas');
  const areas = page.locator('.fold-rows > h2');
  const shown = page.locator('.fold-rows > h2:visible');
  const empty = page.locator('.fold-rows:visible:not(:has(> .fold-row:visible))');
  const all = await areas.count();
  const filter = page.getByRole('searchbox', { name: 'Filtrar as perguntas' });
  await filter.fill('troca SECRETKEY');
  await expect(shown).toHaveText(/^Acesso e permissões/);
  await expect(empty).toHaveCount(0);
  await filter.fill('webhooks');
  const own = page.locator('.fold-rows', { has: page.getByRole('heading', { name: /^Webhooks/ }) });
  await expect(own.locator('.fold-row').filter({ visible: false })).toHaveCount(0);
  await filter.fill('');
  await page.getByRole('combobox', { name: 'Área' }).selectOption('Emissão');
  await expect(shown).toHaveText(/^Emissão/);
  await page.getByRole('combobox', { name: 'Área' }).selectOption('');
  await expect(shown).toHaveCount(all);
  await filter.fill('ordem');
  await expect(empty).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Só as que bloqueiam' }).check();
  await expect(empty).toHaveCount(0);
  await filter.fill('nenhuma pergunta diz isto');
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/^0 de \d+$/);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(all);
});

test('a link shows a step that the filter hides', async ({ page }) => {
  await page.goto('/docs/frontier/homologacao#ONB-08');
  await page.getByRole('searchbox', { name: 'Filtrar os passos' }).fill('ONB-08');
  await page.getByRole('combobox', { name: 'Área' }).selectOption('onboarding-do-emissor');
  await expect(page).toHaveURL(/\?texto=ONB-08&area=onboarding-do-emissor#ONB-08$/);
  await page.reload();
  await expect(page.locator('#ONB-06')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Área' })).toHaveValue('onboarding-do-emissor');
  expect(await findViolations(page, { within: '#ONB-08' })).toEqual([]);
  const row = page.locator('#ONB-08');
  await row.getByRole('link', { name: 'ONB-06', exact: true }).first().click();
  await expect(page.locator('#ONB-06')).toBeInViewport();
  await expect(page).toHaveURL(/homologacao#ONB-06$/);
});

test('axe finds nothing in the open note of an assumption, in both modes', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/docs/frontier/emissao/api');
  await page.locator('main [popovertarget^=leitura-]').first().click();
  await expect(opened(page)).toHaveCount(1);
  await expectFit(page, '.assumption:popover-open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark fits its line and a finger', async ({ page }) => {
    await page.goto(GUIDE);
    for (const width of [360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await mark(page).evaluate((button) => {
        const paragraph = button.closest('p') as HTMLElement;
        const box = button.getBoundingClientRect();
        const word = button.parentElement?.firstChild as Text;
        const range = document.createRange();
        range.selectNodeContents(word);
        const beside = range.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
        const lines = paragraph.getBoundingClientRect().height / line;
        return {
          width: box.width,
          height: box.height,
          grown: Math.abs(lines - Math.round(lines)),
          isBeside: beside.bottom > box.top && beside.top < box.bottom,
        };
      });
      expect.soft(found.width, `${width} px`).toBeGreaterThanOrEqual(24);
      expect.soft(found.height, `${width} px`).toBeGreaterThanOrEqual(24);
      expect.soft(found.isBeside, `${width} px`).toBe(true);
      expect.soft(found.grown, `${width} px`).toBeLessThan(0.01);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await mark(page).click();
    const sheet = await opened(page).boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeGreaterThan(700);
    expect(sheet?.x).toBeGreaterThan(0);
  });
});
