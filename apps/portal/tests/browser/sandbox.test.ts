import { expect, type Page, test } from '@playwright/test';
import { hold } from './pages/hold';
import { hydrate } from './pages/hydrate';
import { readClipboard } from './pages/readClipboard';

const JOURNEY = '/docs/frontier/jornadas/nota-comercial';
const REFERENCE = '/docs/frontier/emissao/api';
const APP = /\/assets\/js\/(?!page\.)/;
const TEST = '.homologacao.frontier.example';
const SIMULATOR = 'http://127.0.0.1:4600/api/';

const simulated = (page: Page) => page.getByRole('radio', { name: 'sandbox local' });
const tested = (page: Page) => page.getByRole('radio', { name: 'homologação' });

/** How many blocks of code on a page, those of hidden tabs too, call each. */
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

test('samples call the simulator before React starts and after, and what is copied is what is shown', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const release = await hold(page, APP);
  await page.goto(JOURNEY);
  const blocks = () => page.locator('pre').evaluateAll((all) => all.map((one) => one.innerHTML));
  const before = await blocks();
  const { test: calls } = await countCalls(page);
  await expect(tested(page)).toBeChecked();

  await tested(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectSimulator(page, calls);
  const block = page.locator('.code-block', { hasText: 'Guardar o token' });
  await block.hover();
  await block.getByRole('button', { name: 'Copiar' }).click();
  const copied = await readClipboard(page);
  expect(copied).toContain(`${SIMULATOR}v1/auth`);
  expect(copied).toBe(await block.locator('pre').textContent());

  release();
  await hydrate(page);
  await expectSimulator(page, calls);
  await tested(page).check();
  await expect.poll(blocks).toEqual(before);
  expect(errors).toEqual([]);
});

test('the choice holds on the next page, after a reload, in another tab and going back', async ({
  context,
  page,
}) => {
  await page.goto(JOURNEY);
  const { test: calls } = await countCalls(page);
  await hydrate(page);
  await simulated(page).check();
  await page.locator(`main a[href^="${REFERENCE}#"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${REFERENCE}#`));
  await expect(page.locator('[data-island] .r-op').first()).toBeVisible();
  await expectSimulator(page, 50);
  // Where the contract says where the service is, that is still a fact.
  await expect(page.locator('.r-service .r-meta').first()).toContainText(TEST);

  const other = await context.newPage();
  await other.goto('/docs/frontier/autenticacao/autenticando');
  await expectSimulator(other, 3);
  await tested(other).check();
  await expect.poll(async () => (await countCalls(page)).simulator).toBe(0);
  await expect(tested(page)).toBeChecked();
  await simulated(other).check();
  await expectSimulator(page, 50);
  await page.reload();
  await hydrate(page);
  await expectSimulator(page, 50);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nota comercial');
  await expectSimulator(page, calls);
  await page.reload();
  await expectSimulator(page, calls);
  await tested(page).check();
  await expect.poll(async () => (await countCalls(page)).test).toBe(calls);
});

test('works for the page where storage is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(JOURNEY);
  await simulated(page).check();
  await expectSimulator(page, 5);
  await tested(page).check();
  await expect.poll(async () => (await countCalls(page)).simulator).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('each choice takes a finger, asks nothing of the network and keeps the page’s width', async ({
    page,
  }) => {
    await page.goto(REFERENCE);
    await page.locator('.r-segments').first().scrollIntoViewIfNeeded();
    const boxes = await page
      .locator('.r-segments label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(boxes.every((height) => height >= 44)).toBe(true);
    await hydrate(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await simulated(page).tap();
    await expectSimulator(page, 50);
    expect(asked.filter((url) => url.includes('4600'))).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('samples call the test environment, no switch is shown, and rules and questions lead to each other', async ({
    page,
  }) => {
    await page.goto(JOURNEY);
    await expect(page.locator('.host-switch')).toBeHidden();
    expect((await countCalls(page)).simulator).toBe(0);
    await expect(page.locator('.sandbox-journey pre')).toHaveText(
      `curl -X POST http://127.0.0.1:4600/_sandbox/seed \\ -H 'Content-Type: application/json' \\ -d '{"journey":"nota-comercial"}'`,
    );
    await page.goto('/docs/frontier/sandbox/regras#regra-situacao-do-cadastro');
    const rule = page.locator('.rule', { has: page.locator('#regra-situacao-do-cadastro') });
    await expect(rule).toBeInViewport();
    await expect(rule).toContainText('regra do simulador, não da Frontier');
    await rule.getByRole('link').last().click();
    await expect(page).toHaveURL(/perguntas#situacao-do-cadastro$/);
    const question = page.locator('.question', { has: page.locator('#situacao-do-cadastro') });
    await question.getByRole('link', { name: 'Status do cadastro', exact: true }).click();
    await expect(page).toHaveURL(/regras#regra-situacao-do-cadastro$/);
  });
});
