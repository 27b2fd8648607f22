import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { noteFaults, noteRequests } from './pages/drive';
import { test } from './pages/test';

test('a page written by `npm run reference` asks nothing of other addresses, leads to its places, filters, fits a narrow screen, and follows the colours of the system', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'standalone-'));
  const file = path.join(folder, 'page.html');
  const contract = path.join(folder, 'contract.yaml');
  const text = readFileSync('specs/operacao.yaml', 'utf8');
  writeFileSync(contract, text.replace(/version: .+/, `version: v${'1'.repeat(60)}`));
  const command = ['--import', 'tsx', 'scripts/reference.ts', contract, '--out', file];
  execFileSync(process.execPath, command);
  const asked = noteRequests(page, /^(?!file:|data:)/);
  const faults = noteFaults(page);
  await page.goto(`${pathToFileURL(file).href}#listarOperacoes.query.pageSize`);
  await expect(page.locator('[id="listarOperacoes.query.pageSize"]')).toBeInViewport();
  await page.locator('.r-nav [type=search]').fill('listar');
  await expect(page.locator('.r-nav .r-found')).toHaveText(/Resultados: 1/);
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect([...asked, ...faults]).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
