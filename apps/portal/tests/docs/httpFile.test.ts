import { operationsOf } from '@frontier/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawSample } from '../support/drawSample';
import { makeSnapshotDownloads } from '../support/readDownloads';
import { modelSnapshots } from '../support/snapshots';
import { openSimulator, type Simulator, spoilsOthers } from './support/samples/openSimulator';
import { ENVIRONMENT } from './support/samples/runCode';

const [file = ''] = (await makeSnapshotDownloads('editores')).values();
const [head = '', ...requests] = file.split(/^### .*\n/m);
const named = requests.map((text) => ({ id: /^# @name (\w+)$/m.exec(text)?.[1] ?? '', text }));
const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ kind }) => kind === 'path');
let simulator: Simulator;

beforeAll(async () => {
  simulator = await openSimulator();
});

afterAll(() => simulator.close());

/** Sends one request of the file as an editor does: variables replaced, files read, lines of a form end in CRLF. */
async function send(text: string, token: string): Promise<Response> {
  const own = { apiKey: ENVIRONMENT.API_KEY, secretKey: ENVIRONMENT.SECRET_KEY, token };
  const hosts = [...simulator.point(head).matchAll(/^@(\w+) = (.+)$/gm)].map(([, key, value]) => [
    key,
    value,
  ]);
  const values: Record<string, string> = { ...Object.fromEntries(hosts), ...own };
  const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);
  const [top = '', ...rest] = filled.trimEnd().split('\n\n');
  const [line = '', ...headers] = top.split('\n').filter((one) => !one.startsWith('#'));
  const [method = '', address = ''] = line.split(' ');
  const body = rest.join('\n\n').replace(/^< .*$/m, '%PDF-1.4');
  const isForm = headers.some((header) => header.includes('multipart/'));
  return fetch(address, {
    method,
    headers: headers.map((header) => header.split(': ') as [string, string]),
    body: body === '' ? null : isForm ? `${body.replaceAll('\n', '\r\n')}\r\n` : body,
  });
}

describe('the file of calls for editors, in the simulator', () => {
  it('has every call of every service', () => {
    expect(named.map(({ id }) => id).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  const changesLast = [...named].sort(
    (a, b) => Number(spoilsOthers(a.id)) - Number(spoilsOthers(b.id)),
  );
  it.each(drawSample(changesLast, 4))(
    '$id is answered as its contract says',
    async ({ id, text }) => {
      const token = await simulator.goTo([id]);
      const { responses = [] } = operations.find((one) => one.id === id) ?? {};
      const success = Number(responses.find(({ status }) => status.startsWith('2'))?.status);
      expect((await send(text, token)).status).toBe(success);
      expect(simulator.take()).toEqual([{ id, status: success }]);
    },
  );
});
