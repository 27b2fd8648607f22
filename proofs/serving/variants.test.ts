import { readFileSync, rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeOf } from '../../deploy/contentTypes';
import { type Ask, askAt } from '../../deploy/tests/support/ask';
import { listFiles, SMALLEST } from '../../scripts/deploy/finishOutput';
import { publish, type ServedSite, serveWithNginx } from '../../scripts/deploy/serve/serveSite';
import { makeFolder } from '../../scripts/deploy/serve/startServer';

const BUILD = 'build';
const PAGE = '/docs/frontier/conceitos/datas';
const portal = makeFolder();
const whole = readFileSync(`${BUILD}${PAGE}.html`);
let site: ServedSite;
let ask: Ask;

beforeAll(async () => {
  publish(BUILD, portal);
  site = await serveWithNginx(portal);
  ask = askAt(site.origin);
});
afterAll(async () => {
  await site.stop();
  rmSync(portal, { recursive: true, force: true });
});

describe('compressed variants', () => {
  it('stand beside each file that is worth it, and hold that file', () => {
    const names = listFiles(BUILD);
    const variants = new Set(names.filter((name) => /\.(br|gz)$/.test(name)));
    for (const name of names.filter((name) => !variants.has(name) && name !== '_headers')) {
      const bytes = readFileSync(`${BUILD}/${name}`);
      const worth = bytes.length >= SMALLEST && !typeOf(`/${name}`)?.packed;
      expect([name, variants.has(`${name}.br`)]).toEqual([name, worth]);
      expect([name, variants.has(`${name}.gz`)]).toEqual([name, worth]);
      if (!worth) continue;
      const [brotli, gzip] = ['br', 'gz'].map((end) => readFileSync(`${BUILD}/${name}.${end}`));
      expect(brotli && brotliDecompressSync(brotli).equals(bytes), name).toBe(true);
      expect(gzip && gunzipSync(gzip).equals(bytes), name).toBe(true);
    }
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('are chosen for Accept-Encoding %j: %s', async (accepted, coding) => {
    const answer = await ask(PAGE, accepted === undefined ? {} : { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers.vary).toBe('Accept-Encoding, Accept');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(decode(answer.body, coding).equals(whole)).toBe(true);
  });

  it('are given to a CDN, which names itself in Via', async () => {
    const { headers } = await ask(PAGE, { 'Accept-Encoding': 'gzip', Via: '1.1 cdn' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('have an ETag each, by which only that one has not changed', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await ask(PAGE, { 'Accept-Encoding': coding })).headers.etag ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [brotli = '', gzip = ''] = tags;
    const accepted = { 'Accept-Encoding': 'br' };
    expect((await ask(PAGE, { ...accepted, 'If-None-Match': brotli })).status).toBe(304);
    expect((await ask(PAGE, { ...accepted, 'If-None-Match': gzip })).status).toBe(200);
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
  ])('%s of a page is that part of it', async (range, from, to) => {
    const answer = await ask(PAGE, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.body.equals(whole.subarray(from, to))).toBe(true);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['br', 'gzip'])(
    'of a page as %s is all of it: nginx counts in files only',
    async (coding) => {
      const answer = await ask(PAGE, { 'Accept-Encoding': coding, Range: 'bytes=10-19' });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
      expect(decode(answer.body, coding).equals(whole)).toBe(true);
    },
  );

  it('beyond the end is refused, and one of a page that changed is all of it', async () => {
    expect((await ask(PAGE, { Range: 'bytes=99999999-' })).status).toBe(416);
    const changed = await ask(PAGE, { Range: 'bytes=0-9', 'If-Range': '"antes"' });
    expect([changed.status, changed.body.length]).toEqual([200, whole.length]);
  });
});

function decode(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}
