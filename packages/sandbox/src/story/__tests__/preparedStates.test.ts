import { expect, it } from 'vitest';
import { startDraft, writeBody, writeUrl } from '../../../console/src/callForm.js';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { Examples } from '../../contract/Examples.js';
import type { DescribedCall, DescribedService } from '../../control/describeCalls.js';

const isRead = ({ method }: DescribedCall) => method === 'GET';
const placeOf = ({ prepared }: DescribedCall) => `${prepared?.journey} ${prepared?.step}`;

/** Fields of examples that the state of their call does not have, or a rule leaves out. */
const ABSENT = `conciliarCustodia tipoIndiceAtivo indiceAtivo tipoTaxaReferencia indiceTaxaReferencia percentualTaxaReferencia taxaSpread codigoAgentePagamento qtdBloqueioJudicial
consultarConfiguracao hmacSecret
consultarPosicaoDoInvestidor endereco
enviarTesteDeNotificacao responseStatus deliveredAt
listarNotificacoes ackAt`;

/** Names of the example's fields that the answer lacks; of a list, those of its first item. */
function findAbsent(example: unknown, answer: unknown): string[] {
  if (typeof example !== 'object') return [];
  const parts = Object(Array.isArray(example) ? example.slice(0, 1) : example) as object;
  return Object.entries(parts).flatMap(([name, part]) =>
    Object.hasOwn(Object(answer), name) ? findAbsent(part, Object(answer)[name]) : [name],
  );
}

it('lets the filled form of each call succeed in its prepared state, with the fields of its example', async () => {
  const sandbox = await TestSandbox.start();
  const services: DescribedService[] = await sandbox.read('GET /_sandbox/operations');
  const calls = services.flatMap(({ calls: own }) => own);
  const unprepared = calls.filter(({ prepared }) => !prepared).map(({ id }) => id);
  expect(unprepared, 'story.yml: make these calls in a step, or list them in its `also`').toEqual(
    [],
  );
  // Reads leave the state as it is for the next call.
  const readsFirst = calls.toSorted((a, b) => Number(isRead(b)) - Number(isRead(a)));
  const examples = new Examples(sandbox.sandbox.options.contracts);
  const failed: string[] = [];
  const absent: string[] = [];
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
    const names = findAbsent(examples.answer(call.id), JSON.parse(text || '{}'));
    if (names.length > 0) absent.push(`${call.id} ${names.join(' ')}`);
  }
  expect(failed).toEqual([]);
  expect(absent.sort().join('\n')).toBe(ABSENT);
});
