import { compile } from 'json-schema-to-typescript';

const NUMBER = /^(number|integer)$/;

/**
 * Writes the types of checked requests, by call: the path's parameters in their order, and the body, or the query where
 * the contract has no body.
 * @param required the fields that the rule `campos-obrigatorios` adds to the contract's required ones, by call
 */
export async function writeRequests(contracts, required) {
  const unknown = [];
  const calls = contracts.flatMap(({ operations }) =>
    operations.map(({ body, id, params, path, query }) => {
      const items = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => params.properties[name]);
      const input = describe(body?.schema ?? query, body?.type === 'application/json');
      const missing = (required[id] ?? []).filter((field) => !requireField(input, field));
      unknown.push(...missing.map((field) => `${id}.${field}`));
      const names = { type: 'array', items, minItems: items.length, maxItems: items.length };
      return [id, objectOf({ path: names, input })];
    }),
  );
  if (unknown.length > 0) {
    throw new Error(`rules.yml, campos-obrigatorios: no contract has ${unknown.join(', ')}`);
  }
  return compile(objectOf(Object.fromEntries(calls)), 'Requests', {
    additionalProperties: false,
    bannerComment: "import type { Decimal } from 'decimal.js';",
    format: false,
  });
}

function objectOf(properties) {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** A copy of a schema for values after the check: they have the defaults, and the numbers of JSON are exact. */
function describe(part, isJson) {
  if (Array.isArray(part)) return part.map((one) => describe(one, isJson));
  if (typeof part !== 'object' || part === null) return part;
  const { properties, required = [], type = [] } = part;
  const copy = Object.fromEntries(
    Object.entries(part).map(([keyword, value]) => [keyword, describe(value, isJson)]),
  );
  const types = [type].flat();
  if (isJson && types.some((one) => NUMBER.test(one))) {
    copy.tsType = types.map((one) => one.replace(NUMBER, 'Decimal')).join(' | ');
  }
  if (properties) {
    const names = Object.keys(properties);
    copy.required = [...required, ...names.filter((name) => 'default' in Object(properties[name]))];
  }
  return copy;
}

/** @returns whether the schema has the field */
function requireField(schema, field) {
  const [name, ...rest] = field.split('.');
  const { allOf = [], properties = {}, required } = schema.items ?? schema;
  if (!properties[name]) return allOf.some((part) => requireField(part, field));
  required.push(name);
  return rest.length === 0 || requireField(properties[name], rest.join('.'));
}
