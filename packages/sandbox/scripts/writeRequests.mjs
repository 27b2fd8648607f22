import { compile } from 'json-schema-to-typescript';

/**
 * Writes the types of checked requests, by call: the path's parameters in their order, and the body, or the query where
 * the contract has no body.
 * @param required the fields that the rule `campos-obrigatorios` adds to the contract's required ones, by call
 */
export function writeRequests(contracts, required) {
  const calls = contracts.flatMap(({ operations }) =>
    operations.map(({ body, id, params, path, query }) => {
      const items = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => params.properties[name]);
      const input = describe(body?.schema ?? query, body?.type === 'application/json');
      for (const field of required[id] ?? []) requireField(input, field, id);
      const names = { type: 'array', items, minItems: items.length, maxItems: items.length };
      return [id, objectOf({ path: names, input })];
    }),
  );
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
function describe(schema, isJson) {
  const { items, properties, required = [], type } = schema;
  if (isJson && /^(number|integer)$/.test(type)) return { ...schema, tsType: 'Decimal' };
  if (items) return { ...schema, items: describe(items, isJson) };
  if (!properties) return schema;
  const parts = Object.entries(properties);
  const filled = parts.flatMap(([name, part]) => ('default' in part ? name : []));
  return {
    ...schema,
    properties: Object.fromEntries(parts.map(([name, part]) => [name, describe(part, isJson)])),
    required: [...required, ...filled],
  };
}

function requireField(schema, field, id) {
  const [name, ...rest] = field.split('.');
  const { properties, required } = schema.items ?? schema;
  if (!properties[name]) throw new Error(`rules.yml, campos-obrigatorios: ${id} has no ${field}`);
  required.push(name);
  if (rest.length > 0) requireField(properties[name], rest.join('.'), id);
}
