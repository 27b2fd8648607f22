import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDraft, writeBody, writeUrl } from '../../../console/src/callForm.js';
import type { DescribedCall, DescribedService } from '../../control/describeCalls.js';
import type * as source from '../../index.js';

/** The simulator of the package. */
let sandbox: source.Sandbox;
let origin: string;

beforeAll(async () => {
  const built = new URL('../../../dist/index.js', import.meta.url).href;
  const { createSandbox } = (await import(built)) as typeof source;
  sandbox = await createSandbox({ seed: 'prepared' });
  origin = await sandbox.listen();
});
afterAll(() => sandbox.close());

async function send(call: DescribedCall): Promise<string> {
  const draft = startDraft(call);
  const body = writeBody(call, draft);
  const response = await fetch(origin + writeUrl(call, draft), {
    method: call.method,
    headers: {
      authorization: `Bearer ${await sandbox.token()}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  return `${response.status} ${await response.text()}`;
}

const placeOf = ({ prepared }: DescribedCall) => `${prepared?.journey} ${prepared?.step}`;

it('lets the filled form of each call succeed in its prepared state, with something to read', async () => {
  const services = (await (
    await fetch(`${origin}/_sandbox/operations`)
  ).json()) as DescribedService[];
  const calls = services.flatMap(({ calls: own }) => own);
  const failed: string[] = [];
  const states = new Map<string, Uint8Array>();
  for (const call of calls) {
    const { journey = '', step } = call.prepared ?? {};
    const state = states.get(placeOf(call));
    if (state) await sandbox.load(state);
    else {
      await sandbox.seed(journey, step);
      states.set(placeOf(call), await sandbox.save());
    }
    const answer = await send(call);
    const isEmpty = call.method === 'GET' && /^200 (\{.*)?\[\]/.test(answer);
    if (!answer.startsWith('2') || isEmpty) failed.push(`${call.id}: ${answer}`);
  }
  expect(calls).toHaveLength(58);
  expect(failed).toEqual([]);
});
