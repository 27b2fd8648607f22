import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract/Operation.js';
import { defineRule } from '../rules/defineRule.js';
import { aBoolean } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';

const unknown = defineRule('parametros-desconhecidos', { recusa: aBoolean });

/**
 * Ignores parameters in the query that the call does not have, or by the rule refuses them.
 * @throws Refusal `invalid`
 */
export function refuseUnknownParameters(
  { queryParameters }: Operation,
  { query, ruled }: FastifyRequest,
): void {
  const name = Object.keys(query as object).find((key) => !queryParameters.includes(key));
  if (name === undefined || !ruled.of(unknown).recusa) return;
  throw Refusal.of('invalid', `consulta/${name}`, 'a chamada não tem este parâmetro');
}
