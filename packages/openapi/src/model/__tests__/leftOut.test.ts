import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { operationsOf } from '../../modelService.js';
import { buildModel as build } from './buildModel.js';
import { many, withBody } from './documents.js';

describe('the omissions of a model', () => {
  it('links named schemas before it omits anything', () => {
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

  it('marks nested callbacks whose callbacks are omitted', () => {
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
