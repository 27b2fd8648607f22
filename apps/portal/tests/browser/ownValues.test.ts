import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { hydrate, noteFaults, noteRequests, readClipboard } from './pages/drive';
import { expectFit } from './pages/expectFit';
import { test } from './pages/test';

const GUIDE = '/docs/frontier/pos-emissao/bloqueios/criarBloqueio';
const JOURNEY = '/docs/frontier/jornadas/bloqueios';
const REFERENCE = '/docs/frontier/pos-emissao/api';
const TOKEN = 'to.k_e~n+1/2==';
const ADDRESS = 'http://127.0.0.1:4777';

const button = (page: Page) => page.getByRole('button', { name: /^Meus dados/ }).first();
const panel = (page: Page) => page.getByRole('group', { name: 'Os meus dados' });
const countOwn = (page: Page) => page.locator('pre [data-replaced]').count();
const blocks = (page: Page) =>
  page.locator('pre').evaluateAll((all) => all.map((one) => one.innerHTML));

async function give(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  if (!(await panel(page).isVisible())) await button(page).click();
  for (const [label, value] of Object.entries(values))
    await panel(page).getByLabel(label).fill(value);
}

test("samples and copies have the reader's values", async ({ page }) => {
  const errors = noteFaults(page);
  await page.goto(JOURNEY);
  const before = await blocks(page);
  await button(page).click();
  await expect(panel(page)).toContainText('Nada é guardado nem enviado');
  const asked = noteRequests(page, /LNC000999|4777/);
  await give(page, {
    'Código da operação': 'LNC000999',
    Token: TOKEN,
    'Endereço das APIs': ADDRESS,
  });
  await expect(panel(page)).not.toContainText('ficam como estão');
  await test.step('the fields are accessible in both modes, and have room on a phone', () =>
    expectFit(page, '[data-own-values]'));
  await expect(button(page)).toHaveAccessibleName('Meus dados: em uso');
  const texts = (await page.locator('pre').allTextContents()).join('\n');
  expect(texts).not.toMatch(/LNC000417|\$TOKEN|127\.0\.0\.1:4600/);

  const block = page.locator('.code-block', { hasText: 'Bearer' }).first();
  await block.getByRole('button', { name: 'Copiar' }).click();
  const copied = (await block.locator('pre').textContent()) ?? '';
  await expect.poll(() => readClipboard(page)).toBe(copied);
  const shim = `curl() { printf '%s\\0' "$@"; }\njq() { cat; }\n`;
  const words = execFileSync('bash', ['-c', shim + copied], { encoding: 'utf8' }).split('\0');
  expect(words).toContain(`Authorization: Bearer ${TOKEN}`);
  expect(words.some((word) => word.startsWith(`${ADDRESS}/api/`))).toBe(true);

  await button(page).click();
  await panel(page).getByRole('button', { name: 'Limpar' }).click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => blocks(page)).toEqual(before);
  const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage, at: location.href });
  expect(await page.evaluate(kept)).not.toMatch(/LNC000999|4777/);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
});

test('values hold until the page loads again', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await give(page, { Token: 'eyJ.a-b_c', 'Endereço das APIs': ADDRESS });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => countOwn(page)).toBeGreaterThan(0);
  await page.locator(`main a[href^="${REFERENCE}#"]:visible`).first().click();
  await expect(page.locator('[data-static-html] .r-op').first()).toBeVisible();
  await expect.poll(() => countOwn(page)).toBeGreaterThan(20);
  const texts = (await page.locator('pre').allTextContents()).join('\n');
  expect(texts).not.toContain('SEU_TOKEN');
  expect(texts).toContain(`${ADDRESS}/`);
  await give(page, { Token: '', 'Endereço das APIs': '', 'Código da operação': 'LNC000888' });
  await page.getByRole('radio', { name: 'simulador' }).check();
  const samples = page.locator('pre', { hasText: 'LNC000888' });
  await expect(samples.filter({ hasText: 'http://127.0.0.1:4600/api' }).first()).toBeAttached();
  await expect
    .poll(async () => (await page.locator('pre').allTextContents()).join('\n'))
    .toContain('SEU_TOKEN');
  await page.reload();
  await hydrate(page);
  await expect(samples).toHaveCount(0);
  await button(page).click();
  await expect(panel(page).getByLabel('Token')).toHaveValue('');
});
