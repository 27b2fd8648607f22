import { expect } from '@playwright/test';
import { hydrate, noteDocuments, noteFaults, readClipboard } from './pages/drive';
import { expectShown } from './pages/shownPage';
import { test } from './pages/test';

const NEIGHBOUR = '/docs/frontier/jornadas/onboarding-do-emissor';
/** A guide with embedded operations, code, tables and terms of the glossary. */
const GUIDE = '/docs/frontier/jornadas/nota-comercial';
const TEXT = '.theme-doc-markdown';

test('links of a guide lead on without a document', async ({ page }) => {
  await page.goto(NEIGHBOUR);
  await hydrate(page);
  const documents = noteDocuments(page);
  await page.locator(`.menu a[href="${GUIDE}"]:visible`).click();
  await expectShown(page, GUIDE);

  await page.locator('.table-of-contents a').nth(3).click();
  await expect(page.locator('.table-of-contents__link--active').first()).toBeVisible();

  const term = page.locator(`${TEXT} .term a`).first();
  const address = (await term.getAttribute('href')) ?? '';
  await term.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
  await page.goBack();
  await page.locator(`${TEXT} a[href*="/api#"]:visible`).first().click();
  await expect(page.locator('main > [data-static-html] .r-op').first()).toBeAttached();
  expect(documents).toEqual([]);
});

test('files and other tabs are left to the browser', async ({ context, page }) => {
  const route = '/docs/frontier/homologacao';
  await page.goto(route);
  await hydrate(page);
  const downloading = page.waitForEvent('download');
  await page.locator(`${TEXT} a[download]`).first().click();
  expect((await downloading).suggestedFilename()).toBe('homologacao.csv');
  const opening = context.waitForEvent('page');
  await page
    .locator(`${TEXT} a[href^="/docs/"]:visible`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await opening;
  await expect(page).toHaveURL(new RegExp(`${route}$`));
});

test('a page is copied as Markdown', async ({ page }) => {
  const guide = '/docs/frontier/getting-started';
  await page.goto(guide);
  await hydrate(page);
  await page.route('**/*.md', (route) => route.abort());
  const copy = () => page.locator('[data-markdown-page]').dispatchEvent('click');
  const status = page.locator('[data-markdown-page] + [role=status]');
  await copy();
  await expect(status).toHaveText('Não deu para copiar; abra a página abaixo.');
  await page.unroute('**/*.md');
  await copy();
  await expect(status).toHaveText('Copiada.');
  const markdownPage = await (await page.request.get(`${guide}.md`)).text();
  expect((await readClipboard(page)).replaceAll('\r\n', '\n')).toBe(markdownPage);
  expect(markdownPage).toMatch(/^# /);

  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
  const { pathname } = new URL(page.url());
  await expect(page.locator('[data-markdown-page]')).toHaveAttribute(
    'data-markdown-page',
    `${pathname}.md`,
  );
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute(
    'href',
    `${pathname}.md`,
  );
});

test('without a clipboard every copy button shows its text selected', async ({ page }) => {
  const faults = noteFaults(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto('/docs/frontier/pos-emissao/bloqueios/criarBloqueio');
  await hydrate(page);
  for (const button of [
    '.code-block button[data-copy=code]',
    'button[data-copy^="#"]',
    '[data-markdown-page]',
  ]) {
    await page.locator(button).first().dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'O navegador não deixou copiar.' });
    const field = dialog.getByRole('textbox');
    await expect(field).toBeFocused();
    const text = await field.inputValue();
    expect(text.length).toBeGreaterThan(20);
    expect(await page.evaluate(() => String(getSelection()))).toBe(text);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
