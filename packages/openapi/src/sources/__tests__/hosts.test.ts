import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { formatFaults } from '../../load/SpecError';
import { loadContracts } from '../loadContracts';
import {
  answer,
  answerRaw,
  closedPort,
  GOOD,
  host,
  load,
  openSite,
  untrustedHost,
} from './support';

const site = openSite();

test.each<[what: string, RequestListener]>([
  ['says nothing', () => undefined],
  ['never ends', (_, response) => void response.write('openapi: 3.1.0\n')],
  [
    'sends a byte now and then',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('a host that %s ends with the one deadline', async (_what, listener) => {
  const { origin } = await host(listener);
  const { pauses, text } = await load(site.dir, origin, 100);
  expect(text).toContain('no complete answer in 20 s');
  expect(pauses).toEqual([]);
});

describe('a good document is taken', () => {
  const crlf = Buffer.from(`\uFEFF${GOOD.toString('utf8').replaceAll('\n', '\r\n')}`);
  test.each<[what: string, Uint8Array, RequestListener]>([
    ['as plain text', GOOD, answer(200, { 'content-type': 'text/plain' })],
    ['with a mark of its bytes’ order and lines of Windows', crlf, answer(200, {}, crlf)],
    [
      'behind a redirect on its host',
      GOOD,
      ({ url }, response) =>
        void (url === '/'
          ? response.writeHead(308, { location: '/v2/openapi.yaml' }).end()
          : response.end(GOOD)),
    ],
  ])('%s', async (_what, bytes, listener) => {
    const { origin } = await host(listener);
    const { contracts, text } = await load(site.dir, `${origin}/`);
    expect(text).toContain('0 faults');
    expect(contracts.map((contract) => Buffer.from(contract.bytes).equals(bytes))).toEqual([true]);
  });
});

test('all faults are reported together, without the secrets of an address', async () => {
  const { origin, asked } = await host(answer(404));
  const secret = origin.replace('//', '//leitor:s3nha@');
  const { faults } = await loadContracts(
    [
      { id: 'emissao', source: `${secret}/a?chave=s3gredo` },
      { id: 'operacao', source: 'nao-existe.yaml' },
      { id: 'webhook', source: `${await closedPort()}/b` },
    ],
    { root: site.dir, wait: async () => undefined },
  );
  const text = formatFaults(faults);
  expect(faults.map(({ service }) => service)).toEqual(['emissao', 'operacao', 'webhook']);
  expect(text).toContain(`${origin.replace('//', '//…@')}/a?…`);
  expect(text).not.toMatch(/s3nha|s3gredo|leitor/);
  expect(asked[0]?.authorization).toMatch(/^Basic /);
});

/** Larger than every document that is read. */
const LARGE = 300 * 1024 * 1024;
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
    ['redirects without end', 'more than 5 redirects', answer(302, { location: '/' })],
    [
      'text of another encoding',
      'Save the document as UTF-8',
      answer(200, {}, Buffer.from('openapi: "\xe7"', 'latin1')),
    ],
    ['several documents', 'more than one document', answer(200, {}, `${GOOD}\n---\n${GOOD}`)],
    ['another kind of document', 'openapi', answer(200, {}, 'swagger: "2.0"\n')],
    ['a body without any sign of its length', 'announced length', answerRaw([], GOOD)],
    [
      'more bytes than announced',
      'Parse Error: Data after',
      answerRaw(['content-length: 100', 'connection: close'], GOOD),
    ],
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
      const origin = await untrustedHost();
      expect((await load(site.dir, origin)).text).toContain('self-signed certificate');
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    }
  });

  test.each(['ftp://127.0.0.1/openapi.yaml', 'file:///etc/hosts'])('%s', async (address) => {
    expect((await load(site.dir, address)).text).toContain(
      'an address that is neither http nor https',
    );
  });
});

test.each<[what: string, found: string, RequestListener]>([
  ['a fault of its own', 'response 503', answer(503)],
  [
    'a connection broken before an answer',
    'no complete answer: socket hang up',
    (request) => void request.socket.destroy(),
  ],
  [
    'a body shorter than announced',
    'no complete answer: aborted',
    answerRaw([`content-length: ${GOOD.length}`], GOOD.subarray(0, 100)),
  ],
  [
    'chunks that break off',
    'no complete answer: aborted',
    answerRaw(['transfer-encoding: chunked'], '10\r\nopenapi: 3.1.0\r\n'),
  ],
])('a host that may fix itself is asked three times: %s', async (_what, found, listener) => {
  const { asked, origin } = await host(listener);
  const { contracts, pauses, text } = await load(site.dir, `${origin}/openapi.yaml`);
  expect(contracts).toEqual([]);
  expect(text).toContain(`[autenticacao] ${origin}/openapi.yaml\n`);
  expect(text).toContain(found);
  expect(text).toMatch(/how to fix: \S/);
  expect(pauses).toEqual([500, 2000]);
  expect(asked).toHaveLength(3);
});

test('an address without a host is asked three times', async () => {
  const { pauses, text } = await load(site.dir, await closedPort());
  expect(text).toContain('ECONNREFUSED');
  expect(pauses).toEqual([500, 2000]);
});

test('a host that may fix itself is believed as soon as it answers', async () => {
  let calls = 0;
  const { origin } = await host((request, response) => {
    calls += 1;
    answer(calls === 1 ? 500 : 200)(request, response);
  });
  const { contracts, pauses, text } = await load(site.dir, origin);
  expect(text).toContain('0 faults');
  expect(contracts.map(({ bytes }) => Buffer.from(bytes).equals(GOOD))).toEqual([true]);
  expect(pauses).toEqual([500]);
});
