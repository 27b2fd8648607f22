import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { portal } from '../../portal.config';

const ADDRESS = 'http://127.0.0.1:4174';
const service = portal.services.find(({ id }) => id === 'operacao');
const snapshot = readFileSync(service?.snapshot ?? '', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
const contract = path.join(folder, 'operacao.yaml');
let server: ChildProcess;

test.beforeAll(async () => {
  writeFileSync(contract, snapshot);
  server = spawn('npm', ['start', '--', '--host', '127.0.0.1', '--port', '4174'], {
    env: { ...process.env, FRONTIER_SPEC_OPERACAO: contract },
    stdio: 'ignore',
    detached: true,
  });
  await expect.poll(() => isUp(), { timeout: 80_000, intervals: [500] }).toBe(true);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

test('`npm start` shows a saved contract, its faults, and the mended contract', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}${service?.route}`);
  const title = page.locator('#listarOperacoes h3');
  await expect(title).toContainText('Listar operações');

  writeFileSync(
    contract,
    snapshot.replace('summary: Listar operações', 'summary: Achar operações'),
  );
  await expect(title).toContainText('Achar operações', { timeout: 30_000 });

  writeFileSync(contract, snapshot.replace(/^paths:$/m, 'paths: [{'));
  await expect(page.getByRole('alert')).toContainText(/operacao\.yaml:\d+/, { timeout: 30_000 });

  writeFileSync(contract, snapshot);
  await expect(title).toContainText('Listar operações', { timeout: 30_000 });
});

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(ADDRESS)).ok;
  } catch {
    return false;
  }
}
