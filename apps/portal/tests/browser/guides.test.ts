import { expect, type Page } from '@playwright/test';
import { hydrate, noteFaults, readClipboard } from './pages/drive';
import { findViolations, paintDark } from './pages/findViolations';
import { findCovered, overflowOf, topOf } from './pages/measure';
import { IS_WHOLE, sampled } from './pages/samples';
import { test } from './pages/test';

const CALLS = '/docs/frontier/emissao/criarNovaSolicitacao';
const TERM = '.term:has(a[href$="#central-depositaria"])';
const PICTURES = '.life, .states';
const call = (page: Page, host: string) => page.locator(`[data-call=${host}]`);

test('the samples of a call stay beside its text from 1,200 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(CALLS);
  const panel = await page.locator('.call .r-examples').first().boundingBox();
  for (const part of ['.markdown > header', '.call-list', '.call-text']) {
    const text = await page.locator(part).first().boundingBox();
    expect(panel?.x ?? 0, part).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  }
  expect(panel?.y ?? 0).toBeLessThan(600);
  await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
  await page.locator('[id="criarSolicitacao.body.dataDaEmissao"]').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => topOf(page, '.call .r-examples')).toBeGreaterThanOrEqual(60);
  // The wheel scrolls for some frames.
  const panelBottom = () =>
    page
      .locator('.call .r-examples')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(panelBottom).toBeLessThanOrEqual(800);
});

test('the tools and links of a page take a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [route, title] of [
    [CALLS, 300],
    ['/docs/frontier/emissao/api', 340],
  ] as const) {
    await page.goto(route);
    const tools = page
      .locator('main')
      .locator('.r-segments label, .r-segments button, .r-folds button');
    const heads = page.locator('main details.theme-doc-toc-mobile > summary');
    const tops = await tools
      .or(heads)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)));
    expect(new Set(tops).size, route).toBe(1);
    const low = await page
      .locator('main :is(nav a, summary, .r-segments *, .r-path > a):visible')
      .evaluateAll((rows) =>
        rows
          .filter((row) => row.closest('label, button, a, summary') === row)
          .filter((row) => row.getBoundingClientRect().height < 40)
          .map((row) => row.outerHTML.slice(0, 120)),
      );
    expect(low, route).toEqual([]);
    expect(await topOf(page, 'main h1'), route).toBeLessThan(title);
  }
});

test("the samples of a guide follow the reader's choices", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CALLS);
  const inOrder = [
    '[id="criar-solicitação"]',
    '.call .r-examples',
    '[id="criarSolicitacao.body.tipo"]',
    '[id="atualizar-solicitação"]',
    '#erros-e-como-corrigir',
    '#exemplo-completo',
  ];
  const tops = await Promise.all(inOrder.map((place) => topOf(page, place)));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.locator('.call .r-examples > summary').first().click();
  const panel = page.locator('.call .r-panel').first();
  const code = panel.locator('pre:visible');
  await expect(panel.getByRole('radio').first()).toBeChecked();
  await expect(panel.locator('label').first()).toHaveText('Mínimo');
  await expect(code).not.toContainText('agenciaDigito');
  expect(await findCovered(panel.locator('label, button'))).toEqual([]);
  await panel.getByText('Completo', { exact: true }).click();
  await expect(code).toContainText('agenciaDigito');
  await panel.getByText('Python', { exact: true }).locator('visible=true').click();
  await expect(code).toContainText('import requests');
  await panel.getByText('Cliente', { exact: true }).locator('visible=true').first().click();
  await expect(code).toContainText('from frontier_cliente import Frontier, emissao');
  await expect(code).toContainText('"https://autenticacao.homologacao.frontier.example"');
  await page.locator('input[name=sample-host][value=sandbox]').first().check({ force: true });
  await expect(code).toContainText('"emissao": "http://127.0.0.1:4600"');
  await expect(code).not.toContainText('homologacao');
  await panel.getByRole('link', { name: 'Como instalar o cliente' }).click();
  await expect(page).toHaveURL(/\/docs\/frontier\/clientes$/);
});

test('definitions of terms stay on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/docs/frontier/emissao');
  const definition = page.locator(TERM).locator('[role=tooltip]');
  await page.locator(`${TERM} > a`).focus();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await page.locator('main h1').hover();
  await page.locator(`${TERM} > a`).hover();
  await expect(definition).toBeVisible();
  for (const link of await page.locator('.term > a').all()) {
    await link.focus();
    const box = await page.locator('.term:focus-within > [role=tooltip]').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
});

/** Labels that leave their box, and the smallest text, in pixels on the screen. */
function measureDiagrams(page: Page): Promise<{ outside: string[]; smallest: number }> {
  return page.evaluate(() => {
    const outside: string[] = [];
    const sizes: number[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('.diagram svg')) {
      if (!svg.checkVisibility()) continue;
      const drawing = svg.getBoundingClientRect();
      const scale = drawing.width / svg.viewBox.baseVal.width;
      for (const text of svg.querySelectorAll('text')) {
        sizes.push(Number.parseFloat(getComputedStyle(text).fontSize) * scale);
        const shape = text.parentElement?.firstElementChild?.getBoundingClientRect() ?? drawing;
        const label = text.getBoundingClientRect();
        const isInside = [shape, drawing].every(
          (box) => label.left >= box.left && label.right <= box.right && label.bottom <= box.bottom,
        );
        if (!isInside) outside.push(text.textContent ?? '');
      }
    }
    return { outside, smallest: Math.min(...sizes) };
  });
}

for (const route of ['introducao', 'emissao', 'webhook']) {
  test(
    `diagrams of ${route} are readable in both colour modes and at 360 px`,
    sampled(route === 'emissao'),
    async ({ page }) => {
      await page.goto(`/docs/frontier/${route}`);
      const fills = () =>
        page
          .locator('.diagram :is(.node, .actor)')
          .first()
          .evaluate((box) => {
            return Array.from(box.children, (one) => getComputedStyle(one).fill);
          });
      expect.soft(await findViolations(page, { within: '.diagram' })).toEqual([]);
      const [lightBox, lightText] = await fills();
      await paintDark(page);
      const [darkBox, darkText] = await fills();
      expect.soft(new Set([lightBox, lightText, darkBox, darkText]).size).toBe(4);
      expect.soft(await findViolations(page, { within: '.diagram', rules: 'colours' })).toEqual([]);
      await page.setViewportSize({ width: 360, height: 700 });
      const { outside, smallest } = await measureDiagrams(page);
      expect.soft(outside).toEqual([]);
      expect.soft(smallest).toBeGreaterThanOrEqual(11);
      const hidden = await page
        .locator('.diagram > section')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
      expect.soft(Math.max(...hidden)).toBe(0);
      expect.soft(await overflowOf(page)).toBe(0);
      const faults = noteFaults(page);
      await hydrate(page);
      await expect(page.locator('.diagram [role=img]').first()).toBeVisible();
      expect(faults).toEqual([]);
    },
  );
}

test('at 360 px nothing leaves the pictures of the domain', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const route of [
    '/docs/frontier',
    ...(IS_WHOLE ? ['/docs/frontier/conceitos/estados'] : []),
  ]) {
    await page.goto(route);
    const outside = await page.locator(PICTURES).evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('a, code, span, strong')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.left < left || box.right > right);
          })
          .map((part) => part.textContent);
      }),
    );
    expect.soft(outside).toEqual([]);
    expect.soft(await overflowOf(page)).toBe(0);
  }
});

test('the first screen of the front page has two ways in and a whole call', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('frontier.samples.host', 'sandbox'));
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Primeira chamada' }).first(),
      page.getByRole('link', { name: 'Conhecer as APIs' }),
      call(page, 'sandbox').locator('pre'),
      call(page, 'sandbox').getByRole('button', { name: 'Copiar' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const hidden = await call(page, 'sandbox')
      .locator('pre')
      .evaluate((block) => block.scrollWidth - block.clientWidth);
    expect(hidden).toBe(0);
  }
  await expect(page.getByRole('radio', { name: 'Simulador' })).toBeChecked();
  await page.getByRole('radio', { name: 'Simulador' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(call(page, 'sandbox')).toBeHidden();
  await hydrate(page);
  await call(page, 'homologacao').getByRole('button', { name: 'Copiar' }).click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^curl https:\/\/autenticacao\.homologacao\./);
  await page.getByRole('radio', { name: 'Simulador' }).check();
  await call(page, 'sandbox').getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/^curl http:\/\/127\.0\.0\.1:4600\//);
});
