import { expect, type Page } from '@playwright/test';
import { hydrate, noteFaults, noteRequests, readClipboard } from './pages/drive';
import { test } from './pages/test';

const JOURNEY = '/docs/frontier/jornadas/nota-comercial';
const REFERENCE = '/docs/frontier/emissao/api';
const TEST = '.homologacao.frontier.example';
const SIMULATOR = 'http://127.0.0.1:4600/api/';

const simulated = (page: Page) => page.getByRole('radio', { name: 'simulador' });
const tested = (page: Page) => page.getByRole('radio', { name: 'homologação' });

/** How many code blocks of a page call each host, hidden tabs included. */
async function countCalls(page: Page): Promise<{ test: number; simulator: number }> {
  return page.locator('pre').evaluateAll(
    (blocks, [host = '', address = '']) => {
      const count = (text: string) =>
        blocks.filter(({ textContent }) => textContent?.includes(text)).length;
      return { test: count(host), simulator: count(address) };
    },
    [TEST, SIMULATOR],
  );
}

async function expectSimulator(page: Page, least: number): Promise<void> {
  await expect.poll(async () => (await countCalls(page)).test).toBe(0);
  expect((await countCalls(page)).simulator).toBeGreaterThanOrEqual(least);
  await expect(simulated(page)).toBeChecked();
}

test('samples call the simulator once it is chosen', async ({ page }) => {
  const faults = noteFaults(page);
  await page.goto(JOURNEY);
  await hydrate(page);
  const blocks = () => page.locator('pre').evaluateAll((all) => all.map((one) => one.innerHTML));
  const before = await blocks();
  const { test: calls } = await countCalls(page);
  await expect(tested(page)).toBeChecked();

  const asked = noteRequests(page, /4600/);
  await tested(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSimulator(page, calls);
  const block = page.locator('.code-block', { hasText: 'Guardar o token' });
  await block.hover();
  await block.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => readClipboard(page)).toContain(`${SIMULATOR}v1/auth`);
  expect(await readClipboard(page)).toBe(await block.locator('pre').textContent());

  await tested(page).check();
  await expect.poll(blocks).toEqual(before);
  expect(asked).toEqual([]);
  expect(faults).toEqual([]);
});

test('the choice of the simulator holds everywhere', async ({ context, page }) => {
  await page.goto(JOURNEY);
  const { test: calls } = await countCalls(page);
  await hydrate(page);
  await simulated(page).check();
  await page.locator(`main a[href^="${REFERENCE}#"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${REFERENCE}#`));
  await expect(page.locator('[data-static-html] .r-op').first()).toBeVisible();
  await expectSimulator(page, 50);
  // The reference still shows the contract's server.
  await expect(page.locator('.r-service .r-meta').first()).toContainText(TEST);

  const other = await context.newPage();
  await other.goto('/docs/frontier/autenticacao/autenticando');
  await expectSimulator(other, 3);
  await tested(other).check();
  await expect.poll(async () => (await countCalls(page)).simulator).toBe(0);
  await expect(tested(page)).toBeChecked();
  await simulated(other).check();
  await other.close();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nota comercial');
  await expectSimulator(page, calls);
  await page.reload();
  await expectSimulator(page, calls);
});
