import { expect, it } from 'vitest';
import { TestSandbox } from '../../../src/__tests__/startSandbox.js';
import type { DescribedService } from '../../../src/control/describeCalls.js';
import type { DescribedJourney } from '../../../src/story/Story.js';
import { startDraft, writeBody, writeUrl } from '../callForm.js';
import { addChanges, type Changes, followChanges } from '../followChanges.js';

const DIRECT = { NUCLEA: 'DIRETA' };
/** Journeys with other values, by the position of the form that the reader changes. */
const WALKS: readonly (readonly [string, Readonly<Record<number, Record<string, string>>>])[] = [
  ['webhooks', {}],
  ['onboarding-do-emissor', { 1: { '04821357000191': '11222333000181' } }],
  ['nota-comercial', { 2: { '2026-03-16': '2026-03-17', '2028-03-16': '2028-06-16' }, 8: DIRECT }],
  [
    'nota-comercial',
    { 2: { 'a": 4000': 'a": 3000', 'a": 1000': 'a": 2000', 'o": 1000': 'o": 9' } },
  ],
  ['oferta-primaria', { 2: DIRECT }],
  ['compra-e-venda', { 2: { ...DIRECT, '": 500': '": 400' } }],
  ['bloqueios', { 1: { '04172538690': '31415926000171' } }],
  ['transferencias', { 2: { '": 300': '": 200' }, 4: { '": 800': '": 700' } }],
  ['eventos-e-resgate-antecipado', { 3: DIRECT }],
  ['debenture-com-parcelas', { 5: { '": 1281600': '": 1281601', '": 4281600': '": 4281601' } }],
];

it.each(WALKS)('%s is walked to its end with other values: %j', async (name, edits) => {
  const sandbox = await TestSandbox.start();
  const services: DescribedService[] = await sandbox.read('GET /_sandbox/operations');
  const journeys: DescribedJourney[] = await sandbox.read('GET /_sandbox/journeys');
  await sandbox.call('POST /_sandbox/seed', { journey: name });
  const { steps = [] } = journeys.find((one) => one.name === name) ?? {};
  let changes: Changes = {};
  for (const [index, { call: planned, on, title }] of steps.entries()) {
    if (on) await sandbox.call('PUT /_sandbox/clock', { now: changes[on] ?? on });
    const call = services.flatMap(({ calls }) => calls).find(({ id }) => id === planned?.operation);
    if (!planned || !call) continue;
    const edit = (text: string) =>
      Object.entries(edits[index + 1] ?? {}).reduce((all, pair) => all.replaceAll(...pair), text);
    const { body, values } = startDraft(call, followChanges(planned, changes));
    // JSON keeps no files, which no first step sends.
    const fields = index === 0 ? JSON.parse(edit(JSON.stringify(values))) : values;
    const draft = { body: edit(body), values: fields };
    const route = `${call.method} ${writeUrl(call, draft)}`;
    const token = await sandbox.login();
    const { status, text } = await sandbox.call(route, writeBody(call, draft), token);
    expect(status, `${title}: ${text}`).toBeLessThan(300);
    changes = addChanges(changes, planned, draft, text);
  }
});
