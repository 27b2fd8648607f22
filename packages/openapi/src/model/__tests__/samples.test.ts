import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject, JsonValue } from '../../json.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService, operationsOf } from '../../modelService.js';
import type { SampleRequest } from '../types/service.js';
import { bodyOf, buildModel, withBody } from './buildModel.js';

interface SampleCase {
  readonly name: string;
  /** Bodies by media type; `schema` is that of a JSON body. Other keys are those of the operation. */
  readonly content?: JsonObject;
  readonly schema?: JsonObject;
  /** Besides the shared ones. */
  readonly schemas?: JsonObject;
  readonly request?: Partial<SampleRequest>;
  readonly json?: JsonValue;
  readonly words?: JsonObject;
}

const CASES: SampleCase[] = parse(readFileSync(new URL('samples.yaml', import.meta.url), 'utf8'));

const SHARED = parse(`
A: { type: object, required: [a], properties: { a: { type: string, example: um } } }
Bytes: { type: string, format: binary }
M: { title: Um M, description: De M., properties: { m: { type: string } } }
N: { title: Um N, description: De N., properties: { n: { type: string } } }
Animal:
  properties: { tipo: { type: string } }
  discriminator: { propertyName: tipo, mapping: { cao: Cao } }
Cao: { allOf: [{ $ref: "#/components/schemas/Animal" }, { properties: { late: { const: true } } }] }
Gato: { allOf: [{ $ref: "#/components/schemas/Animal" }] }
`);

const securitySchemes = {
  token: { type: 'oauth2', flows: {} },
  other: { type: 'apiKey', in: 'header', name: 'authorization' },
  basic: { type: 'http', scheme: 'basic' },
  digest: { type: 'http', scheme: 'Digest' },
  certificate: { type: 'mutualTLS' },
  query: { type: 'apiKey', in: 'query', name: 'chave' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
};

it.each(CASES)('$name', ({ content, json, name, request, schema, schemas, words, ...keys }) => {
  const bodies = content ?? (schema && { 'application/json': { schema } });
  const call = { responses: {}, ...(bodies && { requestBody: { content: bodies } }), ...keys };
  const components = { securitySchemes, schemas: { ...SHARED, ...schemas } };
  const [built] = operationsOf(buildModel({ paths: { '/a': { post: call } }, components }));
  const node = built?.requestBody?.content[0]?.schema;
  const body = built?.request?.body;
  if (request) expect(pick(built?.request, request)).toEqual(request);
  else if (words) expect(pick(node, { title: '', description: '', members: [] })).toEqual(words);
  else expect(body && 'text' in body && JSON.parse(body.text)).toEqual(json);
});

function pick(value: object | undefined, keys: object) {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, Object(value)[key]]));
}

function bodyText(schema: string, schemas = ''): string {
  const text = `openapi: 3.1.0
info: {title: T, version: '1'}
paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}
components: {schemas: {${schemas}}}`;
  const document = parseDocument(text, { service: 'a', source: 'a.yaml' });
  const [operation] = operationsOf(modelService(document, { id: 'a', title: 'A' }, 'a.yaml'));
  const body = operation?.request?.body;
  return body && 'text' in body ? body.text : '';
}

it('a body keeps the digits of the document', () => {
  expect(bodyText('{properties: {a: {type: number, example: 1000.00000000}}}')).toContain(
    '1000.00000000',
  );
});

it('a body has placeholders beyond the values that a reader takes in', () => {
  const schema = `{required: [${rows('f')}], properties: {${rows('f', ': {items: {type: string}}')}}}`;
  const values = Object.values<unknown>(JSON.parse(bodyText(schema)));
  expect(values.filter((value) => Array.isArray(value)).length).toBeLessThan(600);
  expect(values.at(-1)).toBe('{f699}');
});

it('a body has placeholders for contents within contents that nobody reads', () => {
  const schemas = Array.from({ length: 20 }, (_, index) => {
    const next = `{type: string, contentSchema: {$ref: "#/components/schemas/C${index + 1}"}}`;
    return `C${index}: {type: object, required: [a, b], properties: {a: ${next}, b: ${next}}}`;
  });
  const text = bodyText('{$ref: "#/components/schemas/C0"}', schemas.join(', '));
  expect(text.length).toBeLessThan(20_000);
  expect(text).not.toContain('…');
});

function rows(name: string, value = ''): string {
  return Array.from({ length: 700 }, (_, index) => `${name}${index}${value}`).join(', ');
}

describe('a body without an example', () => {
  const json = 'application/json';
  const schema = { properties: { a: { type: 'string' } }, example: { a: 'um' } };
  const content = { [json]: { schema } };
  const build = (call: JsonObject) =>
    operationsOf(buildModel({ paths: { '/a': { post: { responses: {}, ...call } } } }))[0];

  it('has those of its schema', () => {
    const examples = build({ requestBody: { content } })?.requestBody?.content[0]?.examples;
    expect(examples).toEqual([{ text: '{\n  "a": "um"\n}', language: 'json' }]);
  });

  it('is marked if its schema has none either', () => {
    const bare = { [json]: { schema: { type: 'object' } } };
    const responses = {
      200: { description: '', content },
      400: { description: '', content: bare },
    };
    const shown = build({ responses })?.responses.map((one) => one.content[0]?.exampleLeftOut);
    expect(shown).toEqual([undefined, true]);
  });
});

it('a form that combines several schemas is labelled with their names', () => {
  const [m, n] = ['M', 'N'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const forms = [{ allOf: [m, { properties: { x: {} } }] }, { allOf: [m, n] }];
  const body = withBody({ oneOf: forms } as JsonObject, { components: { schemas: SHARED } });
  const [choice] = bodyOf(buildModel(body))?.choices ?? [];
  expect(choice?.options.map(({ label }) => label)).toEqual(['Um M', 'Um M + Um N']);
});
