import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SpecError } from '@frontier/openapi';
import { afterAll, expect, it } from 'vitest';
import { english } from '../labels/languageTables.js';
import { loadReference } from '../loadReference.js';

// The compiled package: style and script of whole documents stand beside its modules.
const compiled = path.resolve('packages/reference/dist/index.js');
const { renderStandaloneFolder, renderStandalonePage }: typeof import('../renderStandalone.js') =
  await import(compiled);

const folder = mkdtempSync(path.join(tmpdir(), 'reference-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENT = `openapi: 3.1.0
info: {title: Orders, version: "2"}
paths:
  /orders:
    get: {operationId: listOrders, tags: [Orders], responses: {"200": {description: Done}}}
    post: {operationId: createOrder, tags: [Orders], responses: {"201": {description: Created}}}
`;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('reads, checks and models a document in one call', async () => {
  const service = await loadReference(write('orders.yaml', DOCUMENT));
  expect([service.id, service.title]).toEqual(['orders', 'Orders']);
  const read = async () => new TextEncoder().encode(DOCUMENT);
  const labels = { ...english, untagged: 'Other' };
  const own = await loadReference('database', { name: 'mine', labels, read });
  expect(own).toEqual({ ...service, id: 'mine' });
});

it('throws every fault of a document, under the name given', async () => {
  const file = write('faulty.yaml', 'openapi: 3.1.0\ninfo: {}\npaths: {}\n');
  const error = await loadReference(file, { name: 'mine' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SpecError);
  const { faults } = error as SpecError;
  expect(faults.map(({ pointer, service }) => [service, pointer])).toEqual([
    ['mine', '#/info/title'],
    ['mine', '#/info/version'],
  ]);
});

it('writes a whole document, or the files of a folder', async () => {
  const service = await loadReference(write('orders.yaml', DOCUMENT));
  const page = renderStandalonePage(service);
  expect(page).toContain('<html lang="en"');
  expect(page).toContain('id="createOrder"');
  const names = [...renderStandaloneFolder(service, 'operation')].map(({ name }) => name);
  expect(names).toContain('index.html');
  expect(names).toContain('createOrder.html');
});

it('dresses pages in rules that cannot end their element', async () => {
  const service = await loadReference(write('orders.yaml', DOCUMENT));
  const css = 'h1 { color: red }\r\n</style><script>alert(1)</script>';
  const page = renderStandalonePage(service, { css, title: 'ACME' });
  expect(page).toContain('<title>ACME</title>');
  expect(page).toContain('h1 { color: red }\n<\\/style>');
  expect(page.match(/<\/style>/g)).toHaveLength(1);
});
