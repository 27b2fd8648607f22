import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../../../../deploy/tests/support/startServer';
import { HANG_LIMIT } from '../../../../scripts/test/limits.mts';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { portal } from '../../portal.config';
import { sampled } from './pages/samples';
import { test } from './pages/test';

const service = portal.services.find(({ id }) => id === 'operacao');
const snapshot = readFileSync(service?.snapshot ?? '', 'utf8');
const folder = makeTempFolder({ 'operacao.yaml': snapshot });
const contract = path.join(folder, 'operacao.yaml');
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
  const port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  server = spawn('npm', ['start', '--', '--host', '127.0.0.1', '--port', String(port)], {
    env: { ...process.env, FRONTIER_SPEC_OPERACAO: contract },
    stdio: 'ignore',
    detached: true,
  });
  await expect.poll(() => isUp(), { timeout: HANG_LIMIT, intervals: [500] }).toBe(true);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

test(
  '`npm start` shows a saved contract, and survives one with faults',
  sampled(false),
  async ({ page }) => {
    await page.goto(`${address}${service?.route}`);
    const title = page.locator('#listarOperacoes h3');
    await expect(title).toContainText('Listar operações');

    writeFileSync(
      contract,
      snapshot.replace('summary: Listar operações', 'summary: Achar operações'),
    );
    await expect(title).toContainText('Achar operações');

    writeFileSync(contract, snapshot.replace(/^paths:$/m, 'paths: [{'));
    // The server prints the faults and keeps the site.
    await expect(title).toContainText('Achar operações');

    writeFileSync(contract, snapshot);
    await expect(title).toContainText('Listar operações');
  },
);

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
