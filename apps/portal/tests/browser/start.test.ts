import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { portal } from '../../portal.config';

const PORT = Number(process.env.PORT ?? 4173) + 1;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const service = portal.services.find(({ id }) => id === 'operacao');
const snapshot = readFileSync(service?.snapshot ?? '', 'utf8');
/** The server compiles the site, and again what each save changes. */
const saved = expect.configure({ timeout: 60_000 });
const folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
const contract = path.join(folder, 'operacao.yaml');
let server: ChildProcess;

test.beforeAll(async () => {
  writeFileSync(contract, snapshot);
  server = spawn('npm', ['start', '--', '--host', '127.0.0.1', '--port', String(PORT)], {
    env: { ...process.env, FRONTIER_SPEC_OPERACAO: contract },
    stdio: 'ignore',
    detached: true,
  });
  await expect.poll(() => isUp(), { timeout: 240_000, intervals: [500] }).toBe(true);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

test('`npm start` shows a saved contract, and survives one with faults', async ({ page }) => {
  await page.goto(`${ADDRESS}${service?.route}`);
  const title = page.locator('#listarOperacoes h3');
  await saved(title).toContainText('Listar operações');

  writeFileSync(
    contract,
    snapshot.replace('summary: Listar operações', 'summary: Achar operações'),
  );
  await saved(title).toContainText('Achar operações');

  writeFileSync(contract, snapshot.replace(/^paths:$/m, 'paths: [{'));
  // Its faults are printed; the site stays as it was.
  await saved(title).toContainText('Achar operações');

  writeFileSync(contract, snapshot);
  await saved(title).toContainText('Listar operações');
});

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(ADDRESS)).ok;
  } catch {
    return false;
  }
}
