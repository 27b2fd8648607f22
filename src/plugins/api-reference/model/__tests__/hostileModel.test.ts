import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json';
import { parseDocument } from '../../load/parseDocument';
import { resolveRef } from '../../load/resolveRef';
import { SpecError } from '../../load/SpecError';
import { modelService } from '../../modelService';
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

  it('refuses texts that references multiply without measure', () => {
    const operations = Array.from({ length: 3_000 }, (_, index) => [
      `/${index}`,
      { get: { responses: { 200: { $ref: '#/components/responses/Grande' } } } },
    ]);
    const content = { 'text/plain': { example: 'x'.repeat(100_000) } };
    const Grande = { description: 'Grande', content };
    const root = {
      paths: Object.fromEntries(operations),
      components: { responses: { Grande } },
    };
    expect(() => build(root)).toThrow('repetidos demais');
  });

  it('tells of schemas too deep in its own words', () => {
    const levels = Array.from({ length: 4_000 }, (_, level) => [
      `N${level}`,
      { type: 'object', properties: { n: { $ref: `#/components/schemas/N${level + 1}` } } },
    ]);
    const schemas = { ...Object.fromEntries(levels), N4000: { type: 'string' } };
    const origin = { service: 'teste', source: 'teste.json' };
    const root = withBody({ $ref: '#/components/schemas/N0' }, { components: { schemas } });
    const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, ...root });
    const document = parseDocument(text, origin);
    const model = () => modelService(document, { id: 'teste', title: 'a' }, 'a.json', portuguese);
    expect(model).toThrow(SpecError);
    expect(model).toThrow('fundos demais');
  });
});
