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
      const items = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => params.properties[name]);
      const input = describe(body?.schema ?? query, body?.type === 'application/json');
      for (const field of required[id] ?? []) {
        if (!requireField(input, field)) unknown.push(`${id}.${field}`);
      }
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
function describe(schema, isJson) {
  if (typeof schema !== 'object') return schema;
  const types = [schema.type ?? []].flat();
  if (isJson && types.some((type) => NUMBER.test(type))) {
    return { ...schema, tsType: types.map((type) => type.replace(NUMBER, 'Decimal')).join(' | ') };
  }
  const copy = { ...schema };
  const copyPart = (part) => describe(part, isJson);
  for (const one of ['additionalProperties', 'items']) {
    if (one in copy) copy[one] = copyPart(copy[one]);
  }
  for (const list of ['allOf', 'anyOf', 'oneOf']) {
    if (list in copy) copy[list] = copy[list].map(copyPart);
  }
  if (schema.properties) {
    const parts = Object.entries(schema.properties);
    const filled = parts.flatMap(([name, part]) => ('default' in Object(part) ? name : []));
    copy.properties = Object.fromEntries(parts.map(([name, part]) => [name, copyPart(part)]));
    copy.required = [...(schema.required ?? []), ...filled];
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
