import { readFileSync, rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askAt } from '../../deploy/tests/support/ask';
import { publish, type ServedSite, serveWithNginx } from '../../scripts/deploy/serve/serveSite';
import { makeTemporaryFolder } from '../../scripts/deploy/serve/startServer';

const BUILD = 'build';
const PAGE = '/docs/frontier/conceitos/datas';
const portal = makeTemporaryFolder();
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

function decode(body: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}
