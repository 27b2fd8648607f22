import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneHour } from './support/mock/amendToken';
import { type Mock, type MockCall, startMock } from './support/mock/startMock';
import { Newman, type Report } from './support/Newman';
import { readCalls } from './support/readCalls';

const CREDENTIALS = ['apiKey=d23f0824-128b-4f33-8c5c-7fd0a6a3a450', 'secretKey=sk_exemplo'];

const calls = readCalls();
const called = calls.filter(({ url }) => url !== '');
const newman = new Newman(CREDENTIALS);
let mock: Mock;
let report: Report;
let received: MockCall[];
/** Operation that answers with another body than its contract's. */
let liar: string | undefined;

beforeAll(async () => {
  mock = await startMock(calls, (id, verdict) =>
    id === liar ? { ...verdict, body: { data: 'outra coisa' } } : inOneHour(id, verdict),
  );
  await newman.prepare(mock.point);
  report = await newman.run();
  received = mock.take();
});

afterAll(async () => {
  await mock.close();
  newman.close();
});

function failuresOf({ run }: Report): string[] {
  return run.failures.map(({ error, source }) => `${source?.name}: ${error.message}`);
}

describe('the Postman collection, run by Newman against the contracts', () => {
  it('makes every call of every service as the contract says', () => {
    const faults = received.flatMap(({ faults: all, id }) => all.map((fault) => `${id}: ${fault}`));
    expect(faults).toEqual([]);
    const once = [...new Set(received.map(({ id }) => id))].sort();
    expect(once).toEqual(called.map(({ id }) => id).sort());
  });

  it('holds every answer against the contract', () => {
    expect(failuresOf(report)).toEqual([]);
    expect(report.run.stats.items.total).toBe(called.length);
    expect(report.run.stats.assertions.total).toBeGreaterThan(called.length * 1.5);
    console.log(
      `Postman: ${received.length} calls answered as the contracts say, ${report.run.stats.assertions.total} checks of the collection's own passed`,
    );
  });

  it('gets the token once, and sends it with every other call', () => {
    const tokens = received.filter(({ id }) => id === 'gerarTokenDeAcesso');
    // Once as a call of the collection; its answer serves all calls after it.
    expect(tokens).toHaveLength(1);
    expect(received).toHaveLength(called.length);
  });

  it('gets the token by itself for a call alone, and tells of an answer of another shape', async () => {
    liar = 'listarOperacoes';
    const alone = await newman.run('--folder', 'Operação');
    expect(mock.take().map(({ id }) => id)).toEqual(['gerarTokenDeAcesso', 'listarOperacoes']);
    expect(failuresOf(alone)).toEqual([expect.stringContaining('data')]);
  });
});
