import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { findViolations, restColours } from './pages/findViolations';
import { sampled } from './pages/sampled';

const folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));

function addressOf(...parts: string[]): string {
  return pathToFileURL(path.join(folder, ...parts)).href;
}

async function write(out: string, ...options: string[]): Promise<void> {
  const program = 'packages/reference/dist/command/bin.js';
  const args = [program, 'specs/emissao.yaml', '--lang', 'pt', '--out', out, ...options];
  const { stderr } = await promisify(execFile)(process.execPath, args);
  expect(stderr).toBe('');
}

/** What a company would bring: a wide logo, and tokens from an editor that ends lines with CRLF. */
function writeBrand(): string[] {
  const [logo, css] = [path.join(folder, 'marca.svg'), path.join(folder, 'marca.css')];
  writeFileSync(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40"/></svg>',
  );
  writeFileSync(
    css,
    ':root {\r\n  --site-link: #9a3412;\r\n  --reference-text-size: 1.25rem;\r\n}\r\n[data-theme="dark"] {\r\n  --site-link: #fdba74;\r\n}\r\n',
  );
  return ['--title', 'APIs da ACME', '--logo', logo, '--css', css];
}

/** What the page asks of other addresses, and what its policy refuses. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) seen.push(request.url());
  });
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

// What is written once serves all of these tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const brand = writeBrand();
  await Promise.all([
    write(path.join(folder, 'pagina.html')),
    write(path.join(folder, 'page.html'), '--lang', 'en'),
    write(path.join(folder, 'marca.html'), ...brand),
    write(path.join(folder, 'varios'), 'specs/operacao.yaml', '--layout', 'tag', ...brand),
    ...['tag', 'operation'].map((layout) => write(path.join(folder, layout), '--layout', layout)),
  ]);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('leads an address with the words of earlier anchors to its place', async ({ page }) => {
  const tag = 'Ofertas-primárias';
  await page.goto(`${addressOf('page.html')}#grupo.${tag}`);
  const place = page.locator('[data-linked]');
  await expect(place).toHaveAttribute('id', `group.${tag}`);
  await expect(place).toBeInViewport();
});

test('keeps the colour mode the reader chose, and asks nothing of other addresses', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(addressOf('pagina.html'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Modo escuro' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // What the reader chose holds, whatever the system says.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Modo escuro' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(seen).toEqual([]);
});

test('sets text in 15 px, headings inside an operation and code in 13 px, and nothing smaller', async ({
  page,
}) => {
  await page.goto(addressOf('pagina.html'));
  const sizes = await page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const named = ['.r-op .r-field .r-md', '.r-op .r-section', '.r-op pre'].map((selector) =>
      [...document.querySelectorAll(selector)].slice(0, 1).map(sizeOf),
    );
    return [...named.flat(), Math.min(...[...document.querySelectorAll('body *')].map(sizeOf))];
  });
  expect(sizes).toEqual([15, 13, 13, 13]);
});

for (const file of ['marca.html', 'varios/index.html', 'varios/emissao/index.html']) {
  test(`${file} has the logo, the colours and the sizes of its owner`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(addressOf(file));
    const logo = page.locator('.s-brand img');
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator(':is(.r-meta, .s-index) a').first()).toHaveCSS(
      'color',
      'rgb(154, 52, 18)',
    );
    if (file !== 'varios/index.html') {
      await expect(page.locator('.r-page')).toHaveCSS('font-size', '20px');
    }
    expect(seen).toEqual([]);
  });
}

for (const [made, opened, landed] of [
  ['page', 'tag/index.html', /tag\/\S+\.html#criarSolicitacao\.body\.tipo$/],
  [
    'page',
    'operation/index.html',
    /operation\/criarSolicitacao\.html#criarSolicitacao\.body\.tipo$/,
  ],
  ['operation', 'tag/criarSolicitacao.html', /tag\/\S+\.html#criarSolicitacao\.body\.tipo$/],
] as const) {
  test(`a deep link made for layout ${made} lands right as ${opened}`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(`${addressOf(opened)}#criarSolicitacao.body.tipo`);
    await expect(page).toHaveURL(landed);
    await expect(page.locator('[id="criarSolicitacao.body.tipo"]')).toBeInViewport();
    expect(seen).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the colours of the system, and on paper those of the day', async ({ page }) => {
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return [backgroundColor, color, getComputedStyle(document.documentElement).colorScheme];
      });
    const [day, night] = [
      ['rgb(255, 255, 255)', 'rgb(21, 33, 49)', 'light dark'],
      ['rgb(14, 21, 30)', 'rgb(229, 235, 243)', 'light dark'],
    ];
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(addressOf('pagina.html'));
    expect(await colours()).toEqual(night);
    await page.emulateMedia({ media: 'print' });
    expect(await colours()).toEqual(day);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    expect(await colours()).toEqual(day);
  });

  test('the list of the first page leads to every operation', async ({ page }) => {
    await page.goto(addressOf('operation', 'index.html'));
    await page.locator('.r-index a[href$="#criarSolicitacao"]').click();
    await expect(page.locator('#criarSolicitacao')).toBeInViewport();
  });

  test('the list of documents leads to each, and each back to the list', async ({ page }) => {
    await page.goto(addressOf('varios', 'index.html'));
    await expect(page.locator('li')).toHaveText([/^API de Emissão/, /^API de Operação/]);
    await page.getByRole('link', { name: 'API de Operação' }).click();
    await expect(page.locator('h1')).toHaveText('API de Operação');
    await page.getByRole('link', { name: 'APIs da ACME' }).click();
    await expect(page.locator('h1')).toHaveText('APIs da ACME');
  });

  test('an address of another layout leads on', async ({ page }) => {
    await page.goto(addressOf('tag', 'criarSolicitacao.html'));
    await expect(page).toHaveURL(/tag\/\S+\.html#criarSolicitacao$/);
  });
});

for (const file of [
  'pagina.html',
  'operation/index.html',
  'operation/criarSolicitacao.html',
  'varios/index.html',
]) {
  test(
    `${file} has no accessibility violation in either mode`,
    sampled(file.startsWith('varios')),
    async ({ page }) => {
      await page.goto(addressOf(file));
      expect.soft(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Modo escuro' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await restColours(page);
      expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
    },
  );
}
