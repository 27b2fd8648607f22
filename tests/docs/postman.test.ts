import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSnapshotDownloads } from '../support/readDownloads';
import { inOneHour } from './support/mock/amendToken';
import { type Mock, type MockCall, startMock } from './support/mock/startMock';
import { readCalls } from './support/readCalls';

const CREDENTIALS = ['apiKey=d23f0824-128b-4f33-8c5c-7fd0a6a3a450', 'secretKey=sk_exemplo'];

/** What is read of Newman's report. */
interface Report {
  readonly run: {
    readonly stats: Readonly<Record<'requests' | 'assertions' | 'items', { total: number }>>;
    readonly failures: readonly { error: { message: string }; source?: { name: string } }[];
  };
}

const calls = readCalls();
const called = calls.filter(({ url }) => url !== '');
const folder = mkdtempSync(path.join(tmpdir(), 'postman-'));
let mock: Mock;
let report: Report;
let received: MockCall[];
/** Operation that answers with another body than its contract's. */
let liar: string | undefined;

beforeAll(async () => {
  mock = await startMock(calls, (id, verdict) =>
    id === liar ? { ...verdict, body: { data: 'outra coisa' } } : inOneHour(id, verdict),
  );
  const files = await makeSnapshotDownloads('postman');
  for (const [name, text] of files) writeFileSync(path.join(folder, name), mock.point(text));
  const [collection = ''] = [...files.keys()];
  for (const [, name = ''] of (files.get(collection) ?? '').matchAll(/"src": "([^"]+)"/g)) {
    writeFileSync(path.join(folder, name), '%PDF-1.7\n');
  }
  report = await runNewman();
  received = mock.take();
});

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Runs the collection as its user does from the command line; the report says how it went. */
function runNewman(...options: readonly string[]): Promise<Report> {
  const variables = CREDENTIALS.flatMap((variable) => ['--env-var', variable]);
  const command = [
    path.resolve('node_modules/newman/bin/newman.js'),
    ...['run', 'frontier.postman_collection.json', ...options, ...variables],
    ...['-e', 'frontier.postman_environment.json', '--working-dir', folder],
    ...['--reporters', 'json', '--reporter-json-export', 'report.json'],
  ];
  const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
  const read = () => JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
  return new Promise((resolve) => {
    // It ends with an error when a check fails; what failed stands in the report.
    execFile(process.execPath, command, { cwd: folder, env, timeout: 120_000 }, () =>
      resolve(read()),
    );
  });
}

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
    const alone = await runNewman('--folder', 'Operação');
    expect(mock.take().map(({ id }) => id)).toEqual(['gerarTokenDeAcesso', 'listarOperacoes']);
    expect(failuresOf(alone)).toEqual([expect.stringContaining('data')]);
  });
});
