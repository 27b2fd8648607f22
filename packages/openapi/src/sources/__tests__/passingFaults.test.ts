import { describe, expect, test } from 'vitest';
import { closedPort, host, rawHost } from './support/hosts';
import { answer, GOOD, head, load, openSite } from './support/site';

const site = openSite();

describe('a host that may fix itself is asked three times', () => {
  test.each<[what: string, found: string, () => Promise<{ origin: string }>]>([
    ['a fault of its own', 'response 503', () => host(answer(503))],
    [
      'a connection broken before an answer',
      'no complete answer: socket hang up',
      () => host((request) => request.socket.destroy()),
    ],
    [
      'a body shorter than announced',
      'no complete answer: aborted',
      () => rawHost(head(`content-length: ${GOOD.length}`), GOOD.subarray(0, 100)),
    ],
    [
      'chunks that break off',
      'no complete answer: aborted',
      () => rawHost(head('transfer-encoding: chunked'), '10\r\nopenapi: 3.1.0\r\n'),
    ],
  ])('%s', async (_what, found, open) => {
    const { origin, ...opened } = await open();
    const { contracts, pauses, text } = await load(site.dir, `${origin}/openapi.yaml`);
    expect(contracts).toEqual([]);
    expect(text).toContain(`[autenticacao] ${origin}/openapi.yaml\n`);
    expect(text).toContain(found);
    expect(text).toMatch(/how to fix: \S/);
    expect(pauses).toEqual([500, 2000]);
    expect(opened).toHaveProperty('asked.length', 3);
  });

  test('nobody listening', async () => {
    const { pauses, text } = await load(site.dir, await closedPort());
    expect(text).toContain('ECONNREFUSED');
    expect(pauses).toEqual([500, 2000]);
  });

  test('and is believed as soon as it answers', async () => {
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
});
