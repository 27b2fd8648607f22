import { Decimal } from 'decimal.js';
import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract/Contract.js';
import { testValues } from '../domain/testValues.js';
import { canMeet, type Fault } from './faults.js';

/** Fields whose amounts may be reserved. */
const AMOUNTS = ['precoUnitario', 'valorPagamento'];

/** What a value that a request carries has it meet, where the operation can meet it. */
export function findTestFault(
  operation: Operation,
  { body, params, query, ruled }: FastifyRequest,
): Fault | undefined {
  const { documentos, valores } = ruled.peek(testValues);
  for (const [name, value] of listValues([params, query, body])) {
    const isAmount = Decimal.isDecimal(value) && AMOUNTS.includes(name);
    const outcome = isAmount ? valores.get(value.toFixed()) : documentos.get(String(value));
    const [kind = '', kept] = String(outcome).split('-');
    if (!canMeet(operation, kind)) continue;
    return { kind, after_work: kept !== undefined, delay_ms: 0, retry_after: null, by: testValues };
  }
  return undefined;
}

/** All values in a part of a request, each with the name of its field. */
function* listValues(part: unknown, name = ''): Generator<[name: string, value: unknown]> {
  if (typeof part !== 'object' || part === null || Decimal.isDecimal(part)) {
    yield [name, part];
    return;
  }
  for (const [key, value] of Object.entries(part)) yield* listValues(value, key);
}
