import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findViolations, restColours } from './pages/findViolations';

const folder = mkdtempSync(path.join(tmpdir(), 'standalone-search-'));
const run = promisify(execFile);

function addressOf(...parts: string[]): string {
  return pathToFileURL(path.join(folder, ...parts)).href;
}

async function write(out: string, ...args: string[]): Promise<void> {
  const program = 'packages/reference/dist/command/bin.js';
  await run(process.execPath, [program, ...args, '--lang', 'pt', '--out', path.join(folder, out)]);
}

/** The contract as an older version of itself, without one of its operations. */
function writeOlder(): string {
  const file = path.join(folder, 'antiga.yaml');
  const text = readFileSync('specs/emissao.yaml', 'utf8');
  const older = text
    .replace(/^( +version:) .*$/m, '$1 0.9.0')
    .replaceAll('consultarParcelas', 'verParcelas');
  writeFileSync(file, older);
  return file;
}

// What is written once serves all of these tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const several = ['specs/emissao.yaml', writeOlder(), 'specs/operacao.yaml'];
  await Promise.all([
    write('pagina.html', 'specs/emissao.yaml'),
    write('varios', ...several, '--layout', 'operation'),
  ]);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function statusOf(page: Page): Locator {
  return page.getByRole('dialog').getByRole('status');
}

/** Opens the search by its key, and types. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Buscar nesta página' });
  await expect(field).toBeFocused();
  await field.fill(query);
}

test('finds fields, values, answers and descriptions, without accents and misspelt, and asks for nothing', async ({
  page,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(error.message));
  await page.goto(addressOf('pagina.html'));
  const first = page.getByRole('option').first();
  for (const [query, found] of [
    ['precoUnitario', /^precoUnitario/],
    ['preço unitario', /^precoUnitario/],
    ['debemture', /^Debenture/],
    ['digito da agencia', /^agenciaDigito.*Dígito da agência/],
    ['emissor agencia', /^agencia.*Corpo › emissor › dadosBancarios/],
    ['Debenture', /^Debenture.*POST Criar solicitação › Corpo › tipo/],
    ['criar solicitacoes', /^POST Criar solicitação \/api\/v1\/solicitacoes/],
    ['PUT /solicitacoes/{id}/dados-financeiros', /^PUT Atualizar dados financeiros/],
    ['404', /^404/],
  ] as const) {
    await search(page, query);
    await expect(first).toHaveText(found);
  }
  await search(page, 'xyzzy');
  await expect(statusOf(page)).toContainText('Nada encontrado');
  expect(seen).toEqual([addressOf('pagina.html')]);
});

test('leads by the keyboard to a field in folds, which open, and back to where it was', async ({
  page,
}) => {
  await page.goto(addressOf('pagina.html'));
  const field = page.locator('[id="criarSolicitacao.body.emissor.dadosBancarios.codigoBanco"]');
  await expect(field).toBeHidden();
  for (let time = 0; time < 2; time += 1) {
    await search(page, 'codigoBanco');
    await expect(page.getByRole('option').first()).toContainText('Criar solicitação');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#criarSolicitacao\.body\.emissor\.dadosBancarios\.codigoBanco$/);
    await expect(field).toBeInViewport();
    await expect(page.getByRole('combobox')).toBeHidden();
    // The second time the address is there already.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = false;
    });
  }
  await page.getByRole('button', { name: 'Buscar nesta página' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Buscar nesta página' })).toBeFocused();
});

test('has no accessibility violation in either mode, and leads to operations of other pages', async ({
  page,
}) => {
  await page.goto(addressOf('varios', 'emissao', 'criarSolicitacao.html'));
  await page.keyboard.press('Control+k');
  await expect(statusOf(page)).toContainText('outras páginas da lista');
  await search(page, 'submeter');
  await expect(page.getByRole('option').first()).toContainText('Submeter solicitação');
  expect.soft(await findViolations(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await restColours(page);
  expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/submeterSolicitacao\.html#submeterSolicitacao$/);
});

test('a switch of versions keeps the place where the other has it, and else begins at the start', async ({
  page,
}) => {
  const choose = async (version: string) => {
    await page.getByText('Versão', { exact: true }).first().click();
    await page.getByRole('link', { name: version, exact: true }).click();
  };
  await page.goto(
    `${addressOf('varios', 'emissao', 'criarSolicitacao.html')}#criarSolicitacao.body.tipo`,
  );
  await choose('0.9.0');
  await expect(page).toHaveURL(/antiga\/criarSolicitacao\.html#criarSolicitacao\.body\.tipo$/);
  await page.goto(`${addressOf('varios', 'antiga', 'verParcelas.html')}#verParcelas`);
  await choose('1.0.0');
  await expect(page).toHaveURL(/emissao\/index\.html#verParcelas$/);
  await expect(page.locator('h1')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field, and the lists lead to other documents and versions', async ({
    page,
  }) => {
    await page.goto(addressOf('varios', 'emissao', 'criarSolicitacao.html'));
    await expect(page.locator('[data-search]')).toBeHidden();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.locator('[data-switch=version] summary').click();
    await page.getByRole('link', { name: '0.9.0' }).click();
    await expect(page).toHaveURL(/antiga\/index\.html$/);
    await page.locator('[data-switch=documents] summary').click();
    await page.getByRole('link', { name: 'API de Operação' }).click();
    await expect(page.locator('h1')).toHaveText('API de Operação');
  });
});
