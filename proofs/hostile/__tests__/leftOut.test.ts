import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../packages/openapi/src/json';
import { LIMITS } from '../../../packages/openapi/src/limits';
import { buildModel as build } from '../../../packages/openapi/src/model/__tests__/buildModel';
import { many, withBody } from '../../../packages/openapi/src/model/__tests__/documents';
import { operationsOf } from '../../../packages/openapi/src/operationsOf';

describe('what a model leaves out at its full limits', () => {
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
});
