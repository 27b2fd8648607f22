import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { findViolations } from './pages/findViolations';
import { sampled } from './pages/sampled';

const PROGRAM = 'packages/reference/dist/command/bin.js';

let folder = '';
let preview: ChildProcess | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
});

test.afterEach(async () => {
  if (preview?.exitCode === null && preview.kill('SIGKILL')) await once(preview, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const writeDocument = (title: string, version = '"1"') =>
  write(
    'pedidos.yaml',
    `openapi: 3.1.0
info: {title: ${title}, version: ${version}}
paths:
  /pedidos:
    get: {operationId: listarPedidos, tags: [Pedidos], responses: {"200": {description: Feito}}}
`,
  );

/** Starts a preview and waits until it says its address. */
async function start(...args: string[]): Promise<{ address: string; said: string[] }> {
  const child = spawn(process.execPath, [PROGRAM, '--lang', 'pt', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  preview = child;
  const said: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const [found] = /http:\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, said };
}

/** Status of an answer to a request that names a host. */
async function ask(address: string, host: string, place = ''): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  const request = get({ hostname, port, path: `/${place}`, headers: { host }, agent: false });
  const [response] = await once(request, 'response');
  response.destroy();
  return response.statusCode;
}

test('shows what is saved: the document, its faults, the mended document, the stylesheet', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const file = writeDocument('Primeiro');
  const css = write('marca.css', '');
  const { address } = await start(file, '--serve', '0', '--css', css);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  await page.goto(`${address}#listarPedidos`);
  await expect(page.locator('h1')).toHaveText('Primeiro');

  writeDocument('Segundo');
  await expect(page.locator('h1')).toHaveText('Segundo');
  expect(page.url()).toBe(`${address}#listarPedidos`);

  writeDocument('Segundo', 'true');
  await expect(page.getByRole('alert')).toContainText(`${file}:2:`);
  await expect(page.getByRole('alert')).toContainText('encontrado: true');
  expect(await findViolations(page)).toEqual([]);

  // As editors do that write beside the file and put it in its place.
  renameSync(writeDocument('Terceiro'), `${file}.novo`);
  await expect(page.getByRole('alert')).toContainText('não há tal arquivo');
  renameSync(`${file}.novo`, file);
  await expect(page.locator('h1')).toHaveText('Terceiro');

  write('marca.css', 'h1 { color: rgb(1, 2, 3); }');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(refused).toEqual([]);
});

test('brings its reader back to the same height when a fault is mended', async ({ page }) => {
  const paths = Array.from(
    { length: 30 },
    (_, index) => `  /p${index}: {get: {operationId: ler${index}, responses: {}}}\n`,
  ).join('');
  const save = (title: string, version = '"1"') =>
    write(
      'longo.yaml',
      `openapi: 3.1.0\ninfo: {title: ${title}, version: ${version}}\npaths:\n${paths}`,
    );
  const { address } = await start(save('Antes'), '--serve', '0');
  // The address names a place, which the reader has left.
  await page.goto(`${address}#ler3`);
  await page.evaluate(() => window.scrollTo(0, 2345));
  const top = () => page.evaluate(() => window.scrollY);
  for (const title of ['Depois', 'Por fim']) {
    save(title, 'true');
    await expect(page.getByRole('alert')).toBeVisible();
    save(title);
    await expect(page.locator('h1')).toHaveText(title);
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect.poll(top).toBe(2345);
  }
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(
    `ends at ${signal} while a page is open, and frees its port`,
    sampled(signal === 'SIGINT'),
    async ({ page }) => {
      const file = writeDocument('Pedidos');
      const { address, said } = await start(file, '--serve', '0');
      await page.goto(address);
      await expect(page.locator('h1')).toHaveText('Pedidos');
      const ended = once(preview as ChildProcess, 'exit');
      preview?.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(said[0]).toBe(`Prévia: ${address} (Ctrl+C encerra)`);
      const again = await start(file, '--serve', new URL(address).port);
      expect(again.address).toBe(address);
    },
  );
}

test('answers to names of this machine only, with its own pages only', async ({ page }) => {
  const logo = write('marca.svg', '<svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg>');
  const { address } = await start(
    writeDocument('Pedidos'),
    ...['--serve', '0', '--logo', logo, '--layout', 'tag', '--title', 'ACME'],
  );
  const { host, port } = new URL(address);
  expect(await ask(address, host)).toBe(200);
  expect(await ask(address, `localhost:${port}`, 'pedidos.html')).toBe(200);
  expect(await ask(address, 'evil.example')).toBe(403);
  expect(await ask(address, `127.0.0.1.evil.example:${port}`, 'events')).toBe(403);
  for (const place of ['pedidos.yaml', '../pedidos.yaml', '%2e%2e/pedidos.yaml', '%', logo]) {
    expect(await ask(address, host, place), place).toBe(404);
  }
  const picture = await page.request.get(`${address}logo.svg`);
  expect(picture.headers()['content-security-policy']).toContain('sandbox');
  await page.goto(`${address}nada.html`);
  await expect(page.locator('h1')).toHaveText('Esta página não existe.');
  await page.getByRole('link', { name: 'ACME' }).click();
  await expect(page.locator('h1')).toHaveText('Pedidos');
});
