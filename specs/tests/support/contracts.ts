import { isObject, type JsonObject } from '@frontier/openapi';
import { SPECIFIED } from '../../../apps/portal/tests/support/specified';
import { lookUp } from '../../../scripts/lint-specs/schemas';
import type { Facts } from './facts';
import { type ReadCall, type ReadContract, readContract } from './readContract';

const JSON_TYPE = 'application/json';

/** The snapshot of every service of the specification. */
export const contracts: Readonly<Record<string, ReadContract>> = Object.fromEntries(
  SPECIFIED.map((id) => [id, readContract(id)]),
);

/** Every call of every service, with its name (`GET /eventos`). */
export const allCalls: readonly (readonly [string, ReadCall])[] = Object.values(contracts).flatMap(
  ({ calls }) => Object.entries(calls),
);

/** @throws when no service has the call. */
export function callOf(name: string): ReadCall {
  const found = allCalls.find(([candidate]) => candidate === name)?.[1];
  if (!found) throw new Error(`No contract has ${name}.`);
  return found;
}

/** Facts of a call's body; empty when it has none of the media type. */
export function bodyOf(name: string, mediaType = JSON_TYPE): Facts {
  return callOf(name).body?.content[mediaType] ?? {};
}

/** Facts of a call's success; empty when its body is not shown. */
export function answerOf(name: string): Facts {
  const { responses } = callOf(name);
  const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? '';
  return responses[success]?.content[JSON_TYPE] ?? {};
}

/** What a component of a contract is, `schemas/Bloqueio/properties/codigo` for instance. */
export function componentOf(service: string, path: string): JsonObject {
  const value = lookUp(contracts[service]?.root ?? {}, `/components/${path}`);
  if (!isObject(value)) throw new Error(`${service} has no ${path}.`);
  return value;
}
