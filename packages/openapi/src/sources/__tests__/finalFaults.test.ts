import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { host, rawHost, untrustedHost } from './support/hosts';
import { answer, GOOD, head, load, openSite } from './support/site';

/** Above the largest document read. */
const LARGE = 300 * 1024 * 1024;
const site = openSite();

describe('a host that will say the same again is asked once', () => {
  test.each<[what: string, found: string, RequestListener]>([
    ['no document', 'response 404', answer(404)],
    ['a request to wait', 'response 429', answer(429, { 'retry-after': '1' })],
    ['a part', 'response 206', answer(206, { 'content-range': 'bytes 0-9/10' })],
    ['304 to a plain question', 'response 304', answer(304)],
    ['nothing', 'response 204', answer(204, {}, '')],
    ['an empty body', 'an empty body', answer(200, {}, '')],
    [
      'a login page',
      'an HTML or XML page',
      answer(200, { 'content-type': 'text/html' }, '\n<!doctype html><title>Entrar</title>'),
    ],
    ['a packing not asked for', '"gzip"', answer(200, { 'content-encoding': 'gzip' })],
    [
      'a length above the limit',
      'more than 33554432 bytes',
      (_, response) => void response.writeHead(200, { 'content-length': `${LARGE}` }).write(' '),
    ],
    [
      'bytes above the limit',
      'more than 33554432 bytes',
      (_, response) => {
        const block = Buffer.alloc(1024 * 1024, 0x20);
        let left = LARGE / block.length;
        const send = () => {
          while (left > 0 && !response.destroyed) {
            left -= 1;
            if (!response.write(block)) return;
          }
        };
        response.on('drain', send).on('error', () => undefined);
        send();
      },
    ],
    [
      'another host',
      'redirects to http://127.0.0.1:1/x?…',
      answer(302, { location: 'http://127.0.0.1:1/x?key=s3cret' }),
    ],
    ['a file', 'redirects to file:', answer(301, { location: 'file:///etc/passwd' })],
    ['a redirect to nowhere', 'redirects to another address', answer(302)],
    ['a redirect to itself', 'more than 5 redirects', answer(302, { location: '/' })],
    [
      'redirects without end',
      'more than 5 redirects',
      ({ url }, response) => response.writeHead(307, { location: `${url}x` }).end(),
    ],
    [
      'text of another encoding',
      'Save the document as UTF-8',
      answer(200, {}, Buffer.from('openapi: "\xe7"', 'latin1')),
    ],
    ['several documents', 'more than one document', answer(200, {}, `${GOOD}\n---\n${GOOD}`)],
    ['another kind of document', 'openapi', answer(200, {}, 'swagger: "2.0"\n')],
  ])('%s: %s', async (_what, found, listener) => {
    const { origin } = await host(listener);
    const { contracts, pauses, text } = await load(site.dir, `${origin}/`);
    expect(contracts).toEqual([]);
    expect(text).toContain(found);
    expect(text).toMatch(/how to fix: \S/);
    expect(pauses).toEqual([]);
    expect(readdirSync(site.dir)).toEqual(['specs']);
  });

  test('a certificate that nobody has signed, whatever the environment says', async () => {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    try {
      const { origin } = await untrustedHost();
      expect((await load(site.dir, origin)).text).toContain('self-signed certificate');
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    }
  });

  test('a body without any sign of its length', async () => {
    const { origin } = await rawHost(head(), GOOD);
    expect((await load(site.dir, origin)).text).toContain('without an announced length');
  });

  test('more bytes than announced', async () => {
    const { origin } = await rawHost(
      Buffer.concat([Buffer.from(head('content-length: 100', 'connection: close')), GOOD]),
    );
    expect((await load(site.dir, origin)).contracts).toEqual([]);
  });

  test.each(['ftp://127.0.0.1/openapi.yaml', 'file:///etc/hosts'])('%s', async (address) => {
    expect((await load(site.dir, address)).text).toContain(
      'an address that is neither http nor https',
    );
  });
});
