import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json';
import { resolveRef } from '../../load/resolveRef';
import { operationsOf } from '../../operationsOf';
import { portuguese } from '../../portuguese';
import { buildService } from '../buildService';

function build(root: JsonObject) {
  const info = { title: 'API', version: '1' };
  const document = { openapi: '3.1.0', info, ...root };
  return buildService(
    { root: document, lexemes: new Map(), resolve: (ref) => resolveRef(document, ref) },
    { id: 'teste', title: 'Teste' },
    portuguese,
  );
}

const withBody = (schema: JsonObject, others: JsonObject = {}): JsonObject => ({
  paths: {
    '/a': {
      post: {
        operationId: 'criar',
        requestBody: { content: { 'application/json': { schema } } },
        responses: {},
      },
    },
  },
  ...others,
});

describe('a model of what no contract should hold', () => {
  it('takes the names every object has for what they are', () => {
    const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'prototype'];
    const properties = Object.fromEntries(
      names.map((name) => [name, { type: 'string', format: name, minLength: 9 }]),
    );
    const [operation] = operationsOf(build(withBody({ type: 'object', properties })));
    const text = operation?.requestBody?.content[0]?.examples[0]?.text ?? '';
    expect(Object.keys(JSON.parse(text))).toEqual(names);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('keeps anchors short, whatever the names they are made of', () => {
    const properties = { ['p'.repeat(50_000)]: { type: 'string' } };
    const root = withBody({ type: 'object', properties });
    const [operation] = operationsOf(build(root));
    const anchor = operation?.requestBody?.content[0]?.schema?.properties[0]?.anchor ?? '';
    expect(anchor.length).toBeLessThan(500);
  });

  it('makes the anchor of a long row of hyphens in one pass', () => {
    expect(build({ tags: [{ name: `a${'-'.repeat(300_000)}a`, description: 'x' }] })).toBeDefined();
  });

  it('finds the values two long lists share in one pass', () => {
    const values = Array.from({ length: 200_000 }, (_, index) => `v${index}`);
    const both = { allOf: [{ enum: values }, { enum: [...values].reverse() }] };
    const [operation] = operationsOf(build(withBody(both)));
    const schema = operation?.requestBody?.content[0]?.schema;
    expect(schema?.enumValues).toHaveLength(200_000);
  }, 60_000);
});
