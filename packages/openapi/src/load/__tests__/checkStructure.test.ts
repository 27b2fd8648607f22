import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadService } from '../loadService.js';
import { SpecError } from '../SpecError.js';

const PETS = `openapi: 3.1.0
info: {title: Pets, version: "1"}
paths:
  /pets/{petId}:
    parameters:
      - {name: petId, in: path, required: true, schema: {type: integer}}
    post:
      summary: Keep a pet
      parameters: [{name: dry, in: query, schema: {type: boolean}}]
      security: [{token: []}]
      requestBody:
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Pet'}
      responses:
        '200':
          description: Kept
          content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
webhooks:
  kept: {post: {operationId: hear, responses: {'204': {description: Heard}}}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  schemas:
    Pet:
      type: object
      description: A pet
      required: [name]
      properties:
        name: {type: string, enum: [Ana, Rex]}
`;

/** The document in another version; OpenAPI 3.0 has no webhooks. */
function petsOf(version: string): string {
  const webhooks = version === '3.0.4' ? /webhooks:\n.+\n/ : '';
  return PETS.replace('3.1.0', version).replace(webhooks, '');
}

interface Mistake {
  readonly right: string;
  readonly wrong: string;
  readonly versions?: readonly string[];
  /** Matches the line, the found value and the fix. */
  readonly warning: string;
  readonly count?: number;
}

const MISTAKES: Mistake[] = parse(readFileSync(new URL('mistakes.yaml', import.meta.url), 'utf8'));

async function warningsOf(text: string, strict = false): Promise<string[]> {
  const request = { service: 'pets', source: 'pets.yaml', strict };
  const { warnings } = await loadService(request, async () => Buffer.from(text));
  return warnings.map(({ found, line, fix }) => `${line} ${found} ${fix}`);
}

it.each(['3.0.4', '3.1.1', '3.2.0'])(
  'a document of version %s has no warning where it is right',
  async (version) => {
    expect(await warningsOf(petsOf(version))).toEqual([]);
  },
);

it.each([
  [3, 'paths:', 'pats:', 'paths'],
  [8, 'summary:', 'sumary:', 'summary'],
  [9, '      parameters:', '      parameter:', 'parameters'],
  [11, 'requestBody:', 'requestbody:', 'requestBody'],
  [12, '        content:', '        conten:', 'content'],
  [15, '      responses:', '      response:', 'responses'],
  [18, 'content: {', 'contents: {', 'content'],
  [26, 'description: A', 'descripton: A', 'description'],
  [29, 'enum:', 'enumm:', 'enum'],
  [6, 'type: integer', 'type: interger', 'integer'],
])('a document has one warning in line %i for %s written %s', async (line, right, wrong, meant) => {
  for (const version of ['3.1.1', '3.2.0']) {
    expect(await warningsOf(petsOf(version).replace(right, wrong))).toEqual([
      expect.stringMatching(new RegExp(`^${line} .+ Did you mean ${meant}\\?`)),
    ]);
  }
});

it.each(MISTAKES)(
  'a document has a warning for $right written $wrong, with its line and fix',
  async ({ count = 1, right, versions = ['3.1.0'], warning, wrong }) => {
    for (const version of versions) {
      const warnings = await warningsOf(petsOf(version).replace(right, wrong));
      expect(warnings[0]).toMatch(new RegExp(warning));
      expect(warnings).toHaveLength(count);
    }
  },
);

it('a document warns of each header whose description OpenAPI ignores', async () => {
  const parameters = '[{name: authorization, in: header, schema: {}}, {name: dry, in: query, ';
  const headers = 'headers: {Content-Type: {schema: {}}, Accept: {schema: {}}}';
  const text = PETS.replace('[{name: dry, in: query, ', parameters);
  expect(await warningsOf(text.replace('Kept\n', `Kept\n          ${headers}\n`))).toEqual([
    expect.stringMatching(/^9 authorization Remove it: describe the credential/),
    expect.stringMatching(/^18 Content-Type Remove it: the media type/),
  ]);
});

it('a document may have extensions, no security, nested callbacks, and other keys in its schemas', async () => {
  const heard = "responses: {'204': {description: Heard}}";
  const called = `callbacks: {b: {'{$url}': {get: {${heard}}}}}`;
  const own = PETS.replace(
    'type: object',
    'type: object\n      units: kg\n      x-sumary: 1',
  ).replace(
    '      summary:',
    `      callbacks: {a: {'{$url}': {get: {${heard}, ${called}}}}}\n      summary:`,
  );
  expect(await warningsOf(own.replace('      security: [{token: []}]\n', ''))).toEqual([]);
});

it('a document may give null, booleans as schemas, other formats and fields of another schema', async () => {
  const schemas = `
    Named: {allOf: [{$ref: '#/components/schemas/Pet'}, {required: [name, size]}], properties: {size: {}}}
    Either: {properties: {a: {}, b: {}}, oneOf: [{required: [a]}, {anyOf: [{required: [b]}]}]}
    Mixin: {type: object, required: [anything]}
    Open: {properties: {a: {}}, patternProperties: {^x: {}}, required: [xy]}
    Map: {additionalProperties: {type: string}, required: [any], properties: {a: {}}}
    Old: {type: [string, "null"], enum: [a], default: null}
    Boolean: {prefixItems: [true], not: false, items: false}
    Written: {type: object, example: '{"a": 1}'}
    Form: {oneOf: [{type: string}, {type: object}], default: 5}
    Deep: {properties: {a: {type: array, items: {type: string}}}, example: {a: [b], c: 1}}
`;
  const bodies = "{text/csv: {schema: {type: array}, example: 'a;b'}, application/json: ";
  const text = petsOf('3.1.0')
    .replace('content: {application/json: ', `content: ${bodies}`)
    .replace("Pet'}}}", "Pet'}, example: {name: Rex}}}")
    .replace('type: boolean}', 'type: array, items: {type: string}}, example: "a,b"');
  expect(await warningsOf(text + schemas.slice(1))).toEqual([]);
});

it('a document has no warning for parts of 3.2 that the linter does not know', async () => {
  const urls = "deviceAuthorizationUrl: 'https://a/d', tokenUrl: 'https://a/t'";
  const flow = `deviceAuthorization: {${urls}, scopes: {r: Reads}}`;
  const text = petsOf('3.2.0')
    .replace('{type: http, scheme: bearer}', `{type: oauth2, flows: {${flow}}}`)
    .replace('description: Kept\n', 'summary: Kept\n')
    .replace('name: dry, in: query', 'name: dry, in: cookie, style: cookie');
  expect(await warningsOf(text)).toEqual([]);
});

it('references in examples and extensions are data, and none leads out of the document', async () => {
  const data = `description: A pet
      example: {$ref: ./etc.yaml}
      discriminator: {propertyName: name, mapping: {a: ./Dog.yaml, c: "http://127.0.0.1:1/x"}}
      x-own: {$ref: "#/components/schemas/Pet/x-own"}`;
  const text = `x-a: {b: {$ref: "#/x-c"}}\nx-c: {$ref: "#/x-a/b"}\n${PETS}`;
  expect(await warningsOf(text.replace('description: A pet', data))).toEqual([]);
});

it('a document is refused with all its warnings in strict mode', async () => {
  const text = PETS.replace('summary:', 'sumary:').replace('enum:', 'enumm:');
  await expect(warningsOf(text, true)).rejects.toThrow(SpecError);
  await expect(warningsOf(text, true)).rejects.toThrow(/^2 faults/);
});
