import type { FastifyRequest } from 'fastify';
import type { Operation } from '../contract/Contract.js';
import { aBoolean, aText, defineRule, listOf, mapOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { Refusal } from '../work/Work.js';

const filling = defineRule('obrigatorio-com-padrao', { preenche: aBoolean });
const unknownParameters = defineRule('parametros-desconhecidos', { recusa: aBoolean });
const requiredFields = defineRule('campos-obrigatorios', { chamadas: mapOf(listOf(aText)) });

/** What is read of a schema: references were followed. */
export interface BodySchema {
  required?: string[];
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  allOf?: BodySchema[];
  default?: unknown;
}

/**
 * Checks what the contract's schemas can't say, before they are applied.
 * @throws Refusal `invalid`
 */
export function checkRequest(
  { bodyTypes, bodyRequired, queryParameters }: Operation,
  schema: BodySchema,
  request: FastifyRequest,
): void {
  if (bodyTypes.length > 0) requireBody(bodyTypes, bodyRequired, request);
  fillRequired(request.ruled, schema, request.body);
  const unknown = Object.keys(request.query as object).find(
    (name) => !queryParameters.includes(name),
  );
  if (unknown !== undefined && request.ruled.of(unknownParameters).recusa) {
    throw Refusal.of('invalid', `consulta/${unknown}`, 'a chamada não tem este parâmetro');
  }
}

/** Refuses other media types, and no body where one is required: schemas are only applied to types they know. */
function requireBody(types: readonly string[], isRequired: boolean, request: FastifyRequest): void {
  const sent = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (request.body === undefined && !isRequired) {
    request.headers['content-type'] = types[0];
    request.body = {};
  } else if (request.body === undefined || !types.includes(sent)) {
    throw Refusal.of('invalid', 'corpo', `deve vir como ${types.join(' ou ')}`);
  }
}

/** A field that is required and has a default, but was not sent, gets the default; by the rule it is refused. */
function fillRequired(rules: WatchedRules, schema: BodySchema, body: unknown): void {
  const place = findUnsent(schema, body, 'corpo');
  if (place === undefined || rules.of(filling).preenche) return;
  const [, parent, name] = /^(.*)\/(.*)$/.exec(place) ?? [];
  throw Refusal.of('invalid', parent ?? 'corpo', `deve ter o campo ${name}`);
}

/** The place of the first such field. */
function findUnsent(schema: BodySchema, part: unknown, place: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const inner = Array.isArray(part)
    ? part.map((item, index) => findUnsent(schema.items ?? {}, item, `${place}/${index}`))
    : Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const value = (part as Record<string, unknown>)[name];
        const isUnsent = value === undefined && property.default !== undefined;
        if (isUnsent && schema.required?.includes(name)) return `${place}/${name}`;
        return findUnsent(property, value, `${place}/${name}`);
      });
  const all = schema.allOf?.map((one) => findUnsent(one, part, place)) ?? [];
  return [...inner, ...all].find((found) => found !== undefined);
}

/**
 * Requires the fields that the contract does not call required, but the rule does. `investidores.cpfCnpj` is
 * a field of each item of a list; a body that is a list is looked at item by item.
 * @throws Refusal `invalid`
 */
export function requireFields(rules: WatchedRules, operationId: string, body: unknown): void {
  for (const field of rules.peek(requiredFields).chamadas.get(operationId) ?? []) {
    const lacking = findLacking(body, field.split('.'), 'corpo');
    if (!lacking) continue;
    rules.note(requiredFields);
    throw lacking;
  }
}

/** The refusal of the first place that does not have the field. */
function findLacking(part: unknown, [name, ...rest]: string[], place: string): Refusal | undefined {
  if (name === undefined) return undefined;
  if (Array.isArray(part)) {
    const all = part.map((item, index) => findLacking(item, [name, ...rest], `${place}/${index}`));
    return all.find((found) => found !== undefined);
  }
  const value = (part as Record<string, unknown> | null)?.[name];
  if (value === undefined) return Refusal.of('invalid', place, `deve ter o campo ${name}`);
  return findLacking(value, rest, `${place}/${name}`);
}
