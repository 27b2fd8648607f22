import { describe, expect, it } from 'vitest';
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

async function warningsOf(text: string, strict = false): Promise<string[]> {
  const request = { service: 'pets', source: 'pets.yaml', strict };
  const { warnings } = await loadService(request, async () => Buffer.from(text));
  return warnings.map(({ found, line, fix }) => `${line} ${found} ${fix}`);
}

describe('the structure of a document', () => {
  it.each(['3.0.4', '3.1.1', '3.2.0'])(
    'of version %s has no warning where it is right',
    async (version) => {
      expect(await warningsOf(petsOf(version))).toEqual([]);
    },
  );

  it.each([
    ['paths:', 'pats:', 3, 'paths'],
    ['summary:', 'sumary:', 8, 'summary'],
    ['      parameters:', '      parameter:', 9, 'parameters'],
    ['requestBody:', 'requestbody:', 11, 'requestBody'],
    ['        content:', '        conten:', 12, 'content'],
    ['      responses:', '      response:', 15, 'responses'],
    ['content: {', 'contents: {', 18, 'content'],
    ['schemas:', 'schema:', 23, 'schemas'],
    ['description: A', 'descripton: A', 26, 'description'],
    ['required: [', 'requried: [', 27, 'required'],
    ['properties:', 'propertes:', 28, 'properties'],
    ['enum:', 'enumm:', 29, 'enum'],
    ['type: integer', 'type: interger', 6, 'integer'],
  ])(
    'has one warning for %s written %s, with its line and the right word',
    async (right, wrong, line, near) => {
      // References into a misspelt `schemas` would not resolve.
      const text = near === 'schemas' ? PETS.replaceAll(/\$ref: '[^']+'/g, 'type: object') : PETS;
      for (const version of ['3.1.1', '3.2.0']) {
        const warnings = await warningsOf(text.replace('3.1.0', version).replace(right, wrong));
        expect(warnings).toEqual([expect.stringMatching(`^${line} .+ Did you mean ${near}\\?`)]);
      }
    },
  );

  it.each([
    ['in: path, required: true,', 'in: path, required: yes,', 6, 'Expected type boolean'],
    ['{name: petId, in', '{name: id, in', 6, 'Path parameter id is not used'],
    ['{token: []}', '{tokens: []}', 10, 'no tokens security scheme'],
    ['          description: Kept\n', '', 16, 'Add description'],
    ['enum: [Ana, Rex]', 'nullable: true', 29, 'write null among the types'],
    ["'200':", "'20O':", 16, 'Remove 20O, or call it x-20O'],
    ['type: boolean', 'type: bool', 9, 'Did you mean boolean?'],
    ['schema: {type: boolean}}', 'schema: {}}, {name: dry, in: query, schema: {}}', 9, 'unique'],
    ['paths:', 'servers: [{url: "https://{host}"}]\npaths:', 3, 'host variable is not defined'],
    ['webhooks:', '  /pets/{id}: {summary: Twin}\nwebhooks:', 19, 'already exists'],
    ['summary: Keep', 'operationId: hear\n      summary: Keep', 21, 'unique operationId'],
    ['    post:', '    gett: {responses: {}}\n    post:', 7, 'Did you mean get?'],
    ['in: query', 'in: body', 9, 'Move its schema to requestBody'],
    ['in: query', 'in: querry', 9, 'Did you mean query?'],
    ['{name: dry, in', '{in', 9, 'Add name'],
    ['title: Pets, ', '', 2, 'Add title'],
    ['  /pets/{petId}:', '  pets/{petId}:', 4, 'Begin the path with /'],
    ['{name: dry, in: query, schema: {type: boolean}}', '4', 9, 'Expected type Parameter'],
    [
      '[{name: dry, in: query, schema: {type: boolean}}]',
      '{x: 1}',
      9,
      'Expected type ParameterList',
    ],
    [
      "      responses:\n        '200':",
      "      responses: 1\n      x-a:\n        '200':",
      15,
      'Expected',
    ],
  ])('warns of %j written as %j', async (right, wrong, line, words) => {
    const warnings = await warningsOf(PETS.replace(right, wrong));
    expect(warnings[0]).toMatch(new RegExp(`^${line} `));
    expect(warnings.join('\n')).toContain(words);
  });

  it.each([
    ['3.1.0', 'type: object', 'type: object\n      exclusiveMinimum: true', 'remove minimum'],
    ['3.0.4', 'type: object', 'type: object\n      exclusiveMaximum: 5', 'number in maximum'],
    ['3.0.4', 'type: integer', 'type: [integer, "null"]', 'nullable: true'],
    ['3.0.4', 'type: integer', 'type: interger', 'Did you mean integer?'],
    ['3.0.4', 'type: boolean', 'type: boolean, required: true', 'beside the name of the parameter'],
    ['3.0.4', 'type: string, enum', 'type: string, required: true, enum', 'List name in required'],
    ['3.0.4', 'required: [name]', 'required: true', 'the required fields as a list'],
    ['3.0.4', 'type: integer', 'type: integer, const: 5', 'openapi: 3.1.0, which has const'],
    ['3.0.4', 'version: "1"', 'version: 1.0', 'Write it in quotes'],
    ['3.1.1', 'info:', '$defs: {}\ninfo:', 'Remove \\$defs'],
    ['3.1.0', 'content: {', 'content: {a/b: {itemSchema: {}}, ', '3.2.0, which has itemSchema'],
    ['3.1.0', "{$ref: '#/components/schemas/Pet'}", '{required: true}', 'beside content'],
    ['3.1.0', 'info:', 'tags: [{name: a}, {name: a}]\ninfo:', 'Declare the tag once'],
    [
      '3.1.0',
      'type: integer',
      'type: integer, example: dez',
      '^6 "dez" Write a value of this type',
    ],
    [
      '3.1.0',
      'enum: [Ana, Rex]',
      'examples: [Ana, {}]',
      '^29 an object with nothing Write a value',
    ],
    ['3.0.4', "Pet'}\n", "Pet'}\n            example: {name: [Ana]}\n", '^15 a list of 1 Write a'],
    ['3.1.0', 'type: boolean', 'type: boolean, default: sim', '^9 "sim" Write a value of this'],
    ['3.1.0', 'Ana, Rex]', 'Ana, Rex], default: Bob', '^29 "Bob" Write one of these values'],
    ['3.1.0', '[Ana, Rex]', '[Ana, true, {a: 1}]', '^29 an object with a Write a value of this'],
    ['3.1.0', 'required: [name]', 'required: [nam]', '^27 "nam" Did you mean name\\?'],
    ['3.1.0', 'required: [name]', 'anyOf: [{required: [cor]}]', '^27 "cor" Describe cor in'],
    ['3.1.0', 'type: object', 'additionalProperties: "não"', '^25 Expected .+ Write a schema'],
    [
      '3.0.4',
      'type: integer',
      'type: array, items: x',
      '^6 Expected type Schema .+ Write a schema',
    ],
    [
      '3.1.0',
      'info:',
      "servers: [{url: 'https://{h}', variables: {h: {default: c, enum: [a]}}}]\ninfo:",
      '^2 .+ enum must include default',
    ],
  ])('of version %s says how to fix %j written as %j', async (version, right, wrong, fix) => {
    expect(await warningsOf(petsOf(version).replace(right, wrong))).toEqual([
      expect.stringMatching(fix),
    ]);
  });

  it('warns of each header whose description OpenAPI ignores', async () => {
    const parameters = '[{name: authorization, in: header, schema: {}}, {name: dry, in: query, ';
    const headers = 'headers: {Content-Type: {schema: {}}, Accept: {schema: {}}}';
    const text = PETS.replace('[{name: dry, in: query, ', parameters);
    expect(await warningsOf(text.replace('Kept\n', `Kept\n          ${headers}\n`))).toEqual([
      expect.stringMatching(/^9 authorization Remove it: describe the credential/),
      expect.stringMatching(/^18 Content-Type Remove it: the media type/),
    ]);
  });

  it('may have extensions, no security, and other keys in its schemas', async () => {
    const own = PETS.replace('type: object', 'type: object\n      units: kg\n      x-sumary: 1');
    expect(await warningsOf(own.replace('      security: [{token: []}]\n', ''))).toEqual([]);
  });

  it('may give null, texts of other formats, values of any form and fields that another schema describes', async () => {
    const schemas = `
    Named: {allOf: [{$ref: '#/components/schemas/Pet'}, {required: [name, size]}], properties: {size: {}}}
    Either: {properties: {a: {}, b: {}}, oneOf: [{required: [a]}, {anyOf: [{required: [b]}]}]}
    Mixin: {type: object, required: [anything]}
    Open: {properties: {a: {}}, patternProperties: {^x: {}}, required: [xy]}
    Map: {additionalProperties: {type: string}, required: [any], properties: {a: {}}}
    Old: {type: [string, "null"], enum: [a], default: null}
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

  it('may have schemas that are true or false since 3.1', async () => {
    const own = 'type: object\n      prefixItems: [true]\n      not: false\n      items: false';
    expect(await warningsOf(PETS.replace('type: object', own))).toEqual([]);
  });

  it('has no warning for parts of 3.2 that the linter does not know', async () => {
    const urls = "deviceAuthorizationUrl: 'https://a/d', tokenUrl: 'https://a/t'";
    const flow = `deviceAuthorization: {${urls}, scopes: {r: Reads}}`;
    const text = petsOf('3.2.0')
      .replace('{type: http, scheme: bearer}', `{type: oauth2, flows: {${flow}}}`)
      .replace('description: Kept\n', 'summary: Kept\n')
      .replace('name: dry, in: query', 'name: dry, in: cookie, style: cookie');
    expect(await warningsOf(text)).toEqual([]);
  });

  it('treats references in examples and extensions as data, and follows none out of the document', async () => {
    const data = `description: A pet
      example: {$ref: ./etc.yaml}
      discriminator: {propertyName: name, mapping: {a: ./Dog.yaml, c: "http://127.0.0.1:1/x"}}
      x-own: {$ref: "#/components/schemas/Pet/x-own"}`;
    const text = `x-a: {b: {$ref: "#/x-c"}}\nx-c: {$ref: "#/x-a/b"}\n${PETS}`;
    expect(await warningsOf(text.replace('description: A pet', data))).toEqual([]);
  });

  it('is refused with all its warnings in strict mode', async () => {
    const text = PETS.replace('summary:', 'sumary:').replace('enum:', 'enumm:');
    await expect(warningsOf(text, true)).rejects.toThrow(SpecError);
    await expect(warningsOf(text, true)).rejects.toThrow(/^2 faults/);
  });
});
