import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { formatFaults } from '../../load/SpecError';
import { loadContracts } from '../loadContracts';
import { closedPort, host } from './support/hosts';
import { answer, GOOD, load, openSite } from './support/site';

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
  expect(text).toContain('no complete answer in 0.1 s');
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

test('all faults are told together, without what an address keeps secret', async () => {
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
