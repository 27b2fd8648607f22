import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { operationsOf } from '../../operationsOf.js';
import { buildModel as build } from './buildModel.js';
import { many, withBody } from './documents.js';

describe('what a model leaves out', () => {
  it.each<[string, (entries: JsonObject) => JsonObject]>([
    ['fields', (properties) => ({ properties })],
    ['fields by pattern', (patternProperties) => ({ patternProperties })],
    ['positions', (entries) => ({ prefixItems: Object.values(entries) })],
    ['forms', (entries) => ({ oneOf: Object.values(entries) })],
    ['dependent schemas', (dependentSchemas) => ({ dependentSchemas })],
  ])('leaves out %s beyond those an operation may show', (_, schemaOf) => {
    const entries = many(LIMITS.nodesOfOperation + 500, () => ({ type: 'string' }));
    const [operation] = operationsOf(build(withBody(schemaOf(entries))));
    // The schema itself counts as one.
    expect(operation?.requestBody?.content[0]?.schema?.leftOut).toBe(501);
  });

  it('leaves out how parts of a form are sent where its fields were too many', () => {
    const properties = many(LIMITS.nodesOfOperation + 500, () => ({ type: 'string' }));
    const media = { schema: { properties }, encoding: many(3, () => ({ contentType: 'a/b' })) };
    const content = { 'multipart/form-data': media };
    const root = { paths: { '/a': { post: { requestBody: { content }, responses: {} } } } };
    const [operation] = operationsOf(build(root));
    expect(operation?.requestBody?.content[0]?.encodingsLeftOut).toBe(3);
  });

  it('links what named schemas unfold into before it leaves anything out', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => [
        `S${level}`,
        {
          properties: many(3, () => ({ $ref: `#/components/schemas/S${level + 1}` })),
        },
      ]),
    );
    const components = { schemas: { ...schemas, S12: { type: 'string' } } };
    const service = build(withBody({ $ref: '#/components/schemas/S0' }, { components }));
    const nodes = service.schemas.map(({ schema }) => schema);
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes.map(({ leftOut }) => leftOut)).toEqual(nodes.map(() => 0));
  });

  it('says that callbacks within callbacks have more', () => {
    const nested = (depth: number): JsonObject =>
      depth === 0 ? {} : { callbacks: { c: { u: { post: nested(depth - 1) } } } };
    const deepest = (depth: number) => {
      let [operation] = operationsOf(build({ paths: { '/a': { post: nested(depth) } } }));
      while (operation?.callbacks[0]) operation = operation.callbacks[0].operations[0];
      return operation?.callbacksLeftOut;
    };
    expect([2, 3].map(deepest)).toEqual([false, true]);
  });
});
