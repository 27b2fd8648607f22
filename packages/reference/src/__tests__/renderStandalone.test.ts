import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SpecError } from '@frontier/openapi';
import { afterAll, expect, it } from 'vitest';
import { createLabels } from '../labels/Labels.js';
import { english } from '../labels/languageTables.js';
import { readLabels } from '../labels/readLabels.js';
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

it('writes pages from right to left where their language is', async () => {
  const arabic = { extends: 'en', language: 'ar', operations: 'العمليات' };
  const labels = createLabels(readLabels(arabic, 'ar.json'));
  const service = await loadReference(write('orders.yaml', DOCUMENT), { labels });
  expect(renderStandalonePage(service, { labels })).toContain('<html lang="ar" dir="rtl"><head>');
  expect(renderStandalonePage(service)).toContain('<html lang="en"><head>');
});

const PIXEL = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
const brandOf = (page: string) => /<p class="s-brand">(.*?)<\/p>/.exec(page)?.[1];

it.each([
  [
    'a picture that the document holds',
    { url: PIXEL, altText: 'ACME', href: 'https://acme.example/' },
    `<a href="https://acme.example/"><img src="${PIXEL}" alt="ACME"></a>`,
  ],
  [
    'the words for a picture of another address',
    { url: 'https://acme.example/logo.png', altText: 'ACME <b>' },
    '<span>ACME &lt;b&gt;</span>',
  ],
  ['the title for a picture without words', { url: 'logo.png' }, '<span>Orders</span>'],
  [
    'the words for what is no picture',
    { url: 'data:text/html;base64,PGI+', altText: 'A', href: 'javascript:alert(1)' },
    '<span>A</span>',
  ],
  [
    'the title where an address ends its attribute',
    { url: `${PIXEL}" onerror="x` },
    '<span>Orders</span>',
  ],
])('puts %s at the top', async (_, logo, brand) => {
  const text = DOCUMENT.replace('version: "2"', `version: "2", x-logo: ${JSON.stringify(logo)}`);
  const service = await loadReference(write('orders.yaml', text));
  expect(brandOf(renderStandalonePage(service))).toBe(brand);
});

it('puts the logo given in the place of the document’s own, which a folder has as a file', async () => {
  const text = DOCUMENT.replace('version: "2"', `version: "2", x-logo: {url: "${PIXEL}"}`);
  const service = await loadReference(write('orders.yaml', text));
  const logo = { bytes: Buffer.from('png'), type: 'image/png', name: 'logo.png' } as const;
  expect(brandOf(renderStandalonePage(service, { logo }))).toContain('data:image/png;base64,cG5n');
  const files = [...renderStandaloneFolder(service, 'operation')];
  const own = files.find(({ name }) => name === 'index.logo.svg');
  expect(String(own?.content)).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const page = files.find(({ name }) => name === 'listOrders.html');
  expect(brandOf(String(page?.content))).toContain('<img src="index.logo.svg" alt="Orders">');
});
