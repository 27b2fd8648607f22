import { expect, it } from 'vitest';
import { startDraft, writeBody, writeUrl } from '../../../console/src/callForm.js';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import type { DescribedCall, DescribedService } from '../../control/describeCalls.js';

const isRead = ({ method }: DescribedCall) => method === 'GET';
const placeOf = ({ prepared }: DescribedCall) => `${prepared?.journey} ${prepared?.step}`;

it('lets the filled form of each call succeed in its prepared state, with something to read', async () => {
  const sandbox = await TestSandbox.start();
  const services: DescribedService[] = await sandbox.read('GET /_sandbox/operations');
  const calls = services.flatMap(({ calls: own }) => own);
  // Reads leave the state as it is for the next call.
  const readsFirst = calls.toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)));
  const failed: string[] = [];
  let place = '';
  let token = '';
  for (const call of readsFirst.sort((a, b) => placeOf(a).localeCompare(placeOf(b)))) {
    if (place !== placeOf(call)) {
      const { journey, step } = call.prepared ?? {};
      token = (await sandbox.read('POST /_sandbox/seed', { journey, step })).accessToken;
    }
    place = isRead(call) ? placeOf(call) : '';
    const draft = startDraft(call);
    const route = `${call.method} ${writeUrl(call, draft)}`;
    const { status, text } = await sandbox.call(route, writeBody(call, draft), token);
    const isEmpty = isRead(call) && /^(\{.*)?\[\]/.test(text);
    if (status >= 300 || isEmpty) failed.push(`${call.id}: ${status} ${text}`);
  }
  expect(calls).toHaveLength(58);
  expect(failed).toEqual([]);
});
