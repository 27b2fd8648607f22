import type { JsonObject, JsonValue } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import {
  entries,
  one,
  openapi,
  refTo,
  sized,
  withCall,
  withSchema,
  withSchemas,
} from '../makeDocuments';

const LOST = 'expected.leadingReference';

/** Addresses out of the document: none is opened. */
const OUTSIDE = [
  'other.yaml',
  './other.yaml#/a',
  '../../../../etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:9/a.yaml',
  'https://example.com/a.yaml#/components/schemas/A',
  '//example.com/a.yaml',
  '\\\\host\\share\\a.yaml',
  'C:\\a.yaml',
  'data:application/json,{}',
  'javascript:alert(1)',
  'ftp://example.com/a',
  'urn:x:y',
];

/** References into the document that lead nowhere, or to what is no schema's place. */
const NOWHERE = [
  '#/components/schemas/B',
  '#/components/schemas/__proto__',
  '#/components/schemas/constructor',
  '#/constructor/prototype',
  '#/components/schemas/toString',
  '#/components/schemas/A/properties',
  '#/paths/-',
  '#/components/schemas/%41%zz',
  '#anchor',
  '#/components/schemas/A/~2',
];

/** References that lead somewhere, however oddly. */
const SOMEWHERE = ['#/components/schemas/%41', '#', '#/', '#/info', '#/info/title', '#/components'];

/** Cycles of references, among every kind of thing that can be referred to. */
const CYCLES: readonly (readonly [name: string, at: JsonObject, holder: string])[] = [
  ['parameters', { parameters: [{ $ref: '#/components/parameters/A' }] }, 'parameters'],
  ['request bodies', { requestBody: { $ref: '#/components/requestBodies/A' } }, 'requestBodies'],
  ['responses', { responses: { 200: { $ref: '#/components/responses/A' } } }, 'responses'],
  ['callbacks', { callbacks: { a: { $ref: '#/components/callbacks/A' } } }, 'callbacks'],
  [
    'headers',
    { responses: { 200: { description: '', headers: { A: { $ref: '#/components/headers/A' } } } } },
    'headers',
  ],
  [
    'links',
    { responses: { 200: { description: '', links: { A: { $ref: '#/components/links/A' } } } } },
    'links',
  ],
];

/** References that leave, lead nowhere, go round, or go far. */
export const referenceDocuments: readonly HostileDocument[] = [
  ...OUTSIDE.map((ref) => one(`reference out: ${ref}`, 'expected.localReference', toSchema(ref))),
  ...NOWHERE.map((ref) => one(`reference to nothing: ${ref}`, LOST, toSchema(ref))),
  ...SOMEWHERE.map((ref) => one(`reference oddly: ${ref}`, 'page', toSchema(ref))),
  one('reference: empty', 'expected.localReference', toSchema('')),
  ...[5, null, true, [], {}].map((ref) =>
    one(`reference: ${JSON.stringify(ref)}`, 'page', toSchema(ref)),
  ),
  one('reference: itself', 'found.circle', withSchemas({ A: refTo('A') })),
  one(
    'reference: itself, with siblings',
    'page',
    withSchemas({ A: { ...refTo('A'), description: 'a' } }),
  ),
  one('reference: each other', 'found.circle', withSchemas({ A: refTo('B'), B: refTo('A') })),
  sized('reference: a long circle', 'found.circle', [20, 5_000], (count) =>
    withSchemas(entries(count, (index) => [`S${index}`, refTo(`S${(index + 1) % count}`)])),
  ),
  ...CYCLES.map(([name, at, holder]) =>
    one(
      `reference: ${name} in a circle`,
      'found.circle',
      withCall(at, {
        components: { [holder]: { A: refAt(holder, 'B'), B: refAt(holder, 'A') } },
      }),
    ),
  ),
  one(
    'reference: a path to itself',
    'found.circle',
    openapi({ paths: { '/a': { $ref: '#/paths/~1a' } } }),
  ),
  one(
    'reference: a path to another document',
    'expected.localReference',
    openapi({ paths: { '/a': { $ref: 'paths.yaml' } } }),
  ),
  one(
    'reference: all schemas in another document',
    'expected.localReference',
    openapi({ components: { schemas: { $ref: 'a.yaml' } } }),
  ),
  one(
    'reference: a schema where a parameter belongs',
    'expected.parameterName',
    withCall({ parameters: [refTo('A')] }, { components: { schemas: { A: {} } } }),
  ),
  one(
    'reference: a text where an answer belongs',
    'page',
    withCall({ responses: { 200: { $ref: '#/info/title' } } }),
  ),
  one('reference: a path where a schema belongs', 'page', toSchema('#/paths/~1a/post')),
  one(
    'link: out of the document',
    'page',
    withCall({
      responses: { 200: { description: '', links: { a: { operationRef: 'file:///etc/passwd' } } } },
    }),
  ),
  one('example: out of the document', 'page', withExample({ externalValue: 'file:///etc/passwd' })),
  one('example: a script', 'page', withExample({ externalValue: 'javascript:alert(1)' })),
  one(
    'discriminator: out of the document',
    'page',
    withSchema({
      oneOf: [{ type: 'object' }],
      discriminator: {
        propertyName: 'a',
        mapping: { b: 'file:///etc/passwd', c: 'javascript:alert(1)', d: '#/nowhere' },
      },
    }),
  ),
  one(
    'name: $id and relative reference',
    'page',
    withSchema({
      $id: 'https://example.com/a',
      $defs: { b: { $id: 'b' } },
      properties: { c: { $ref: 'b' } },
    }),
  ),
  one(
    'name: $id twice',
    'page',
    withSchema({ properties: { a: { $id: 'x' }, b: { $id: 'x' }, c: { $ref: 'x' } } }),
  ),
  one(
    'name: $anchor twice',
    'page',
    withSchema({ properties: { a: { $anchor: 'x' }, b: { $anchor: 'x' }, c: { $ref: '#x' } } }),
  ),
  one(
    'name: $dynamicRef',
    'page',
    withSchemas({ A: { $dynamicAnchor: 'x', properties: { a: { $dynamicRef: '#x' } } } }),
  ),
  one(
    'name: $dynamicRef out',
    'page',
    withSchemas({ A: { properties: { a: { $dynamicRef: 'https://example.com/#x' } } } }),
  ),
  one(
    'name: $recursiveRef',
    'page',
    withSchemas({ A: { $recursiveAnchor: true, properties: { a: { $recursiveRef: '#' } } } }),
  ),
  one('name: $schema', 'page', withSchema({ $schema: 'file:///etc/passwd' })),
];

function toSchema(ref: JsonValue): string {
  return withSchema({ $ref: ref }, { A: { type: 'string' } });
}

function refAt(holder: string, name: string): JsonObject {
  return { $ref: `#/components/${holder}/${name}` };
}

function withExample(example: JsonObject): string {
  return withCall({
    requestBody: { content: { 'application/json': { examples: { a: example } } } },
  });
}
