import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FolderServer, serveFolder } from '../serveFolder';

const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
const folder = path.join(root, 'public');
let server: FolderServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'guia'), { recursive: true });
  writeFileSync(path.join(root, 'fora.txt'), 'fora');
  writeFileSync(path.join(folder, 'index.html'), 'início');
  writeFileSync(path.join(folder, 'api.html'), 'api');
  writeFileSync(path.join(folder, 'guia/index.html'), 'guia');
  writeFileSync(path.join(folder, 'app.js'), 'x'.repeat(10_000));
  writeFileSync(path.join(folder, 'logo.png'), 'y'.repeat(10_000));
  server = await serveFolder(folder);
});

afterAll(() => server.close());

test('addresses without an ending find the page', async () => {
  for (const [route, text] of [
    ['/', 'início'],
    ['/api', 'api'],
    ['/api?x=1', 'api'],
    ['/guia', 'guia'],
    ['/guia/', 'guia'],
  ]) {
    expect(await (await fetch(server.origin + route)).text()).toBe(text);
  }
  expect((await fetch(`${server.origin}/nada`)).status).toBe(404);
});

test('the log counts what was sent: text as brotli, images as they are, scripts apart', async () => {
  server.takeLog();
  expect((await fetch(`${server.origin}/app.js`)).headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${server.origin}/logo.png`)).headers.get('content-encoding')).toBeNull();
  const [script, image] = server.takeLog();
  expect(script).toMatchObject({ route: '/app.js', script: true });
  expect(script?.bytes).toBeLessThan(100);
  expect(image).toEqual({ route: '/logo.png', script: false, bytes: 10_000 });
  expect(server.takeLog()).toEqual([]);
});

test('no address leads out of the folder', async () => {
  const ask = (route: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(server.origin, { path: route }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
  expect(await ask('/../fora.txt')).toBe(404);
  expect(await ask('/%2e%2e%2ffora.txt')).toBe(404);
});
