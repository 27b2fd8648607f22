import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const folder = mkdtempSync(path.join(tmpdir(), 'standalone-look-'));
const file = path.join(folder, 'pagina.html');

// What is written once serves all of these tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  const program = 'packages/reference/dist/command/bin.js';
  execFileSync(process.execPath, [program, 'specs/emissao.yaml', '--lang', 'pt', '--out', file]);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the number of operations found stands right under the filter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pathToFileURL(file).href);
  const filter = page.locator('.r-nav [type=search]');
  const found = page.locator('.r-nav .r-found');
  await filter.fill('criar');
  await expect(found).toHaveText('Resultados: 3');
  const start = await found.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().left;
  });
  expect(start).toBe((await filter.boundingBox())?.x);
});

test('a base URL that is too long for its line ends it between its parts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(pathToFileURL(file).href);
  const lines = await page.locator('.r-meta dd > code').evaluate((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    return texts.map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [node.data, range.getClientRects().length];
    });
  });
  expect(lines.map(([text]) => text)).toEqual([
    'https://',
    'emissao',
    '.homologacao',
    '.frontier',
    '.example',
  ]);
  expect(new Set(lines.map(([, count]) => count))).toEqual(new Set([1]));
});
