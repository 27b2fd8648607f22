import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portal as facts } from '../../apps/portal/portal.config';
import { drawSample } from '../../apps/portal/tests/support/drawSample';
import { listOutputFiles } from '../../scripts/deploy/finishOutput';
import { headerOf, typeOf } from '../contentTypes';
import { HASHED_PATH, SCRIPT_PATH, SCRIPT_POLICY, SECURITY_HEADERS } from '../headers';
import { type Answer, type Ask, askAt } from './support/ask';
import { publish, type ServedSite, serveWithCaddy, serveWithNginx } from './support/serveSite';
import { makeServerFolder } from './support/startServer';

const BUILD = 'build';
/** All that clients ask for, without the pages that the server redirects. */
const files = listOutputFiles(BUILD).filter(
  (name) =>
    !/\.(br|gz)$|^_headers$|^404\.html$|^docs\/frontier\/[^/]+\/mudancas\.(html|md)$/.test(name),
);
const asset = `/${files.find((name) => new RegExp(HASHED_PATH).test(`/${name}`))}`;
const oneOfEachType = [...new Map(files.map((name) => [extname(name), name])).values()];
/** `runtime~main.….js` */
const rarelyNamed = files.filter((name) => /[^\w./-]/.test(name));
const portal = makeServerFolder();
const { host } = new URL(facts.siteUrl);

beforeAll(() => publish(BUILD, portal));

describe.each([
  ['nginx', () => serveWithNginx(portal)],
  ['Caddy', () => serveWithCaddy(portal, host)],
])('%s', (_, serve) => {
  let site: ServedSite;
  let ask: Ask;

  beforeAll(async () => {
    site = await serve();
    ask = askAt(site.origin);
  });
  afterAll(() => site.stop());

  function expectSecure({ headers }: Answer): void {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers.server ?? '').not.toMatch(/\d/);
  }

  it('answers files and routes of the build with their type', async () => {
    for (const name of [...drawSample(files, 30), ...oneOfEachType, ...rarelyNamed]) {
      const route = `/${name}`.replace(/^\/index\.html$|\.html$/, '') || '/';
      const { headers, status } = await ask(route, { 'Accept-Encoding': 'br' });
      const known = typeOf(`/${name}`);
      expect([route, status, headers['content-type']]).toEqual([
        route,
        200,
        known && headerOf(known),
      ]);
    }
  });

  it('sends all headers with a page, and has it revalidated each time', async () => {
    const answer = await ask('/docs/intro');
    expectSecure(answer);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Accept',
      etag: expect.any(String),
      'last-modified': expect.any(String),
    });
    expect(answer.body.equals(readFileSync(`${BUILD}/docs/intro.html`))).toBe(true);
  });

  it('answers pages in Markdown to whoever asks for that', async () => {
    const markdownPages = files.filter((one) => one.endsWith('.md'));
    for (const name of drawSample(markdownPages, 20)) {
      const route = `/${name}`.replace(/(?:^\/index)?\.md$/, '') || '/';
      const { headers, status } = await ask(route, { Accept: 'text/markdown, text/html, */*' });
      expect([route, status, headers['content-type'], headers.vary]).toEqual([
        route,
        200,
        'text/markdown; charset=utf-8',
        'Accept-Encoding, Accept',
      ]);
    }
  });

  it.each([
    ['text/markdown', 'markdown'],
    ['text/html, text/markdown', 'markdown'],
    ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', 'markdown'],
    ['text/html, text/markdown ; q=1', 'markdown'],
    ['text/markdown;q=0.5', 'markdown'],
    ['text/markdown;q=0', 'html'],
    ['text/markdown;q=0.000', 'html'],
    ['text/html, text/markdown;q=0.9', 'html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
    ['text/x-text/markdownish', 'html'],
    ['*/*', 'html'],
  ])('takes Accept %j for %s', async (accepted, form) => {
    const page = await ask('/docs/intro', { Accept: accepted });
    expect(page.headers['content-type']).toBe(`text/${form}; charset=utf-8`);
    const file = await ask('/llms.txt', { Accept: accepted });
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(file.headers.vary).toBe('Accept-Encoding');
    expect((await ask('/docs/nada', { Accept: accepted })).status).toBe(404);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.000, gzip;q=0', undefined, (bytes: Buffer) => bytes],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('answers Accept-Encoding %j with the variant %s', async (accepted, coding, decode) => {
    // A CDN names itself.
    const headers = { 'Accept-Encoding': accepted, Via: '1.1 cdn' };
    const variant = await ask('/docs/intro', headers);
    expect(variant.headers['content-encoding']).toBe(coding);
    expect(decode(variant.body).equals(readFileSync(`${BUILD}/docs/intro.html`))).toBe(true);
    const other = (await ask('/docs/intro', { 'Accept-Encoding': 'deflate' })).headers.etag;
    expect(variant.headers.etag === other).toBe(coding === undefined);
  });

  it('lets hashed files be kept for a year, and nothing else', async () => {
    const answer = await ask(asset);
    expectSecure(answer);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const name of ['/assets/busca/index.json', '/llms.txt', '/contratos/emissao.yaml']) {
      expect((await ask(name)).headers['cache-control'], name).toBe('no-cache');
    }
    expect((await ask('/img/logo.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('limits scripts and connections of workers, by the policy of every script', async () => {
    const scripts = files.filter((name) => new RegExp(SCRIPT_PATH).test(name));
    const workers = scripts.filter((name) => /worker|offline/.test(name));
    expect(workers.map((name) => name.replace(/-[0-9a-f]{8}/, ''))).toEqual([
      'assets/experimente/worker.js',
      'experimente-offline.js',
    ]);
    for (const name of [...workers, ...drawSample(scripts, 10)]) {
      const { headers } = await ask(`/${name}`);
      expect([name, headers['content-security-policy']]).toEqual([name, SCRIPT_POLICY]);
    }
    expect(SCRIPT_POLICY).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
  });

  it.each([
    ['by its ETag', (of: Answer) => ({ 'If-None-Match': of.headers.etag ?? '' })],
    ['by its date', (of: Answer) => ({ 'If-Modified-Since': of.headers['last-modified'] ?? '' })],
  ])('answers %s for an unchanged page, with all headers', async (_, condition) => {
    for (const path of ['/docs/intro', asset]) {
      const before = await ask(path);
      const answer = await ask(path, condition(before));
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expectSecure(answer);
      expect(answer.headers['cache-control']).toBe(before.headers['cache-control']);
    }
    expect((await ask('/docs/intro', { 'If-None-Match': '"outra"' })).status).toBe(200);
  });

  it.each([
    '/nada',
    '/docs/frontier/pos-emissao/bloqueios',
    '/assets/js/nada.12345678.js',
    '/nada.md',
    '/img/nada.png',
    '/assets/js/',
    '/404',
    '/404.html',
    '/_headers',
    '/docs/intro.html.br',
    '/.lock',
    '/docs%2Fintro',
    '/docs/%69ntro',
    '/docs/./intro',
    '/docs/intro/index',
    '/docs/intro.html/x',
    '/docs\\intro',
    '//\\exemplo.invalid',
    '/%2Fexemplo.invalid/',
    '/a%0d%0aX-Novo:%20b//',
    `/${'a/../'.repeat(1100)}`,
  ])('answers %s with 404 and the page of missing ones, never kept', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expectSecure(answer);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.equals(readFileSync(`${BUILD}/404.html`))).toBe(true);
  });

  it.each([
    ['/docs/', '/docs'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/?a=b/', '/docs/intro?a=b/'],
    ['/downloads/frontier-bruno.zip', '/docs/frontier/downloads'],
    ['/downloads/frontier-bruno-pos-emissao.zip?a=b', '/docs/frontier/downloads?a=b'],
    ['/downloads/frontier-emissao.postman_collection.json', '/docs/frontier/downloads'],
    ['/index.html', '/'],
    ['/index?a=b', '/?a=b'],
    ['/docs//intro', '/docs/intro'],
    ['//docs/intro?a=//b', '/docs/intro?a=//b'],
    ['///exemplo.invalid//a', '/exemplo.invalid//a'],
    ['/docs/index.html', '/docs'],
    ['/docs/frontier/pos-emissao/mudancas?a=b', '/docs/frontier/mudancas?a=b'],
  ])('leads from %s to %s for good', async (from, to) => {
    for (const Accept of ['text/html', 'text/markdown']) {
      const answer = await ask(from, { Accept });
      expect([answer.status, answer.headers.location]).toEqual([301, to]);
      expectSecure(answer);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('knows no file whose name or path is longer than a file system allows', async () => {
    for (const path of [`/${'a'.repeat(300)}`, '/a'.repeat(3000), '/assets'.repeat(900)]) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'refuses %s with 405',
    async (method) => {
      const answer = await ask('/docs/intro', {}, method);
      expect(answer.status).toBe(405);
      expectSecure(answer);
    },
  );
});
