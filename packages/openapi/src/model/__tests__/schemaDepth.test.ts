import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { buildNamedSchemas } from '../../modelService.js';
import type { SchemaNode } from '../types/schema.js';
import { bodyOf, buildModel as build, many, withBody } from './buildModel.js';

function chain(depth: number, last: JsonObject = { type: 'string' }): JsonObject {
  const levels = Array.from({ length: depth }, (_, level) => [
    `N${level}`,
    { type: 'object', properties: { n: { $ref: `#/components/schemas/N${level + 1}` } } },
  ]);
  return { ...Object.fromEntries(levels), [`N${depth}`]: last };
}

const N0 = { $ref: '#/components/schemas/N0' };

function follow(schema: SchemaNode | undefined): { fields: number; link: SchemaNode['link'] } {
  let [last, fields] = [schema, 0];
  for (; last?.properties[0]; fields += 1) last = last.properties[0].schema;
  return { fields, link: last?.link };
}

it('links schemas deeper than the limit, until separate entries show every level', () => {
  const service = build(withBody(N0, { components: { schemas: chain(100) } }));
  const parts = [bodyOf(service), ...service.schemas.map(({ schema }) => schema)].map(follow);
  expect(parts.map(({ fields }) => fields)).toEqual([24, 24, 24, 24, 4]);
  expect(parts.map(({ link }) => link?.name)).toEqual(['N24', 'N48', 'N72', 'N96', undefined]);
  expect(parts[0]?.link).toEqual({ name: 'N24', anchor: 'esquema.N24', recursive: false });
  expect(service.schemas.map(({ anchor }) => anchor)).toEqual(
    parts.flatMap(({ link }) => link?.anchor ?? []),
  );
});

it('shows a schema without subschemas inline at any depth', () => {
  const schemas = chain(LIMITS.schemaDepth, { type: 'array', minItems: 1 });
  const service = build(withBody(N0, { components: { schemas } }));
  expect(service.schemas).toEqual([]);
});

it('shows a schema inline where it is within the limit', () => {
  const N30 = { $ref: '#/components/schemas/N30' };
  const both = { type: 'object', properties: { outro: N30, n: N0 } };
  const service = build(withBody(both, { components: { schemas: chain(40) } }));
  const other = bodyOf(service)?.properties[0]?.schema;
  expect(follow(other)).toEqual({ fields: 10, link: undefined });
});

it('shows every named schema once where inline ones would be too many', () => {
  const names = Array.from({ length: 12 }, (_, level) => `S${level}`);
  const schemas = names.map((name, level) => [
    name,
    { properties: many(3, () => ({ $ref: `#/components/schemas/S${level + 1}` })) },
  ]);
  const components = { schemas: { ...Object.fromEntries(schemas), S12: { type: 'string' } } };
  const service = build(withBody({ $ref: '#/components/schemas/S0' }, { components }));
  expect(bodyOf(service)?.link?.name).toBe('S0');
  const named = buildNamedSchemas({ root: { components }, sourceTexts: new Map() }, '');
  for (const shown of [service.schemas, named]) {
    expect(shown.map(({ name }) => name)).toEqual([...names, 'S12']);
    const links = shown.map(({ schema }) => schema.properties[0]?.schema.link?.name);
    expect(links).toEqual([...names.slice(1), undefined, undefined]);
  }
});

it('shows a generic schema inline, filled in by its uses', () => {
  const filled = (type: string) => ({
    $ref: '#/components/schemas/List',
    $defs: { item: { $dynamicAnchor: 'item', type } },
  });
  const list = {
    properties: { items: { items: { $dynamicRef: '#item' } } },
    $defs: { any: { $dynamicAnchor: 'item' } },
  };
  const schemas = { List: list, Names: filled('string'), Counts: filled('integer') };
  // Without paths every named schema is shown once and linked.
  const types = build({ components: { schemas } }).schemas.map(
    ({ schema }) => schema.properties[0]?.schema.items?.types,
  );
  expect(types).toEqual([[], ['string'], ['integer']]);
});

it('shows the marks of a linked schema beside the link', () => {
  const Chave = { readOnly: true, properties: { id: {} } };
  const Conta = { properties: { chave: { $ref: '#/components/schemas/Chave' } } };
  const [conta] = build({ components: { schemas: { Conta, Chave } } }).schemas;
  expect(conta?.schema.properties[0]?.schema).toMatchObject({
    link: { name: 'Chave' },
    readOnly: true,
  });
});
