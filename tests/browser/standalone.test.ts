import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './pages/findViolations';

const folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
const page1 = path.join(folder, 'pagina.html');

function addressOf(...parts: string[]): string {
  return pathToFileURL(path.join(folder, ...parts)).href;
}

function write(out: string, ...options: string[]): void {
  const args = ['src/reference-cli/bin.mjs', 'specs/emissao.yaml', '--out', out, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
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

test.beforeAll(() => {
  write(page1);
  for (const layout of ['tag', 'operation']) {
    write(path.join(folder, layout), '--layout', layout);
  }
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('keeps the colour mode the reader chose, and asks nothing of other addresses', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(addressOf('pagina.html'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Modo escuro' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Modo escuro' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(seen).toEqual([]);
});

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

  test('the list of the first page leads to every operation', async ({ page }) => {
    await page.goto(addressOf('operation', 'index.html'));
    await page.locator('.r-index a[href$="#criarSolicitacao"]').click();
    await expect(page.locator('#criarSolicitacao')).toBeInViewport();
  });

  test('an address of another layout leads on', async ({ page }) => {
    await page.goto(addressOf('tag', 'criarSolicitacao.html'));
    await expect(page).toHaveURL(/tag\/\S+\.html#criarSolicitacao$/);
  });
});

for (const file of ['pagina.html', 'operation/index.html', 'operation/criarSolicitacao.html']) {
  for (const mode of ['light', 'dark']) {
    test(`${file} has no accessibility violation in ${mode} mode`, async ({ page }) => {
      await page.goto(addressOf(file));
      if (mode === 'dark') await page.getByRole('button', { name: 'Modo escuro' }).click();
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
