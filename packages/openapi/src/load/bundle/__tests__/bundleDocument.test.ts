import { describe, expect, it } from 'vitest';
import { answerOf, documentOf, load, writeFiles } from './folder.js';

describe('a document of several files', () => {
  it('has what each kind of place refers to once among its components', async () => {
    const operation = [
      'parameters: [{$ref: ../parts.yaml#/parameters/Limit}]',
      'requestBody: {$ref: ../parts.yaml#/bodies/Pet}',
      'callbacks: {done: {$ref: ../parts.yaml#/callbacks/Done}}',
      'responses:',
      '  "200":',
      '    description: ok',
      '    headers: {X-A: {$ref: ../parts.yaml#/headers/X-A}}',
      '    links: {next: {$ref: ../parts.yaml#/links/Next}}',
      '    content:',
      '      application/json:',
      '        schema: {$ref: ../schemas/Pet.yaml}',
      '        examples: {one: {$ref: ../parts.yaml#/examples/Rex}}',
      '  default: {$ref: ../parts.yaml#/responses/Error}',
    ];
    const folder = writeFiles({
      'api.yaml':
        'openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths:\n  /pets: {$ref: paths/pets.yaml}\n',
      'paths/pets.yaml': `post:\n${operation.map((line) => `  ${line}\n`).join('')}`,
      'parts.yaml': [
        'parameters: {Limit: {name: limit, in: query, schema: {type: integer}}}',
        'bodies: {Pet: {content: {application/json: {schema: {$ref: schemas/Pet.yaml}}}}}',
        'callbacks: {Done: {"{$url}": {post: {responses: {"204": {description: ok}}}}}}',
        'headers: {X-A: {schema: {type: string}}}',
        'links: {Next: {operationId: next}}',
        'examples: {Rex: {value: {name: Rex}}}',
        'responses: {Error: {description: no}}',
      ].join('\n'),
      'schemas/Pet.yaml': 'type: object\nproperties: {owner: {$ref: Owner.yaml}}\n',
      'schemas/Owner.yaml':
        'type: object\nproperties: {pets: {type: array, items: {$ref: ./Pet.yaml}}}\n',
    });
    const { root } = await load(folder);
    const names = Object.entries(root.components ?? {}).map(([section, held]) => [
      section,
      Object.keys(held as object),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      parameters: ['Limit'],
      requestBodies: ['Pet'],
      callbacks: ['Done'],
      headers: ['X-A'],
      links: ['Next'],
      examples: ['Rex'],
      responses: ['Error'],
      schemas: ['Pet', 'Owner'],
    });
    expect(root.paths).toMatchObject({
      '/pets': { post: { responses: { default: { $ref: '#/components/responses/Error' } } } },
    });
    expect(root.components).toMatchObject({
      schemas: {
        Pet: { properties: { owner: { $ref: '#/components/schemas/Owner' } } },
        Owner: { properties: { pets: { items: { $ref: '#/components/schemas/Pet' } } } },
      },
    });
  });

  it('keeps the names its own components have, and numbers others of the same name', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf(
        '{$ref: a/Pet.yaml}\n    B: {properties: {x: {$ref: a/Pet.yaml}, y: {$ref: b/Pet.yaml}, z: {$ref: c/Pet.yaml}}}',
      ),
      'a/Pet.yaml': 'title: a',
      'b/Pet.yaml': 'title: b',
      'c/Pet.yaml': 'title: c',
    });
    const { root } = await load(folder);
    expect(root.components).toEqual({
      schemas: {
        A: { title: 'a' },
        B: {
          properties: {
            x: { $ref: '#/components/schemas/A' },
            y: { $ref: '#/components/schemas/Pet' },
            z: { $ref: '#/components/schemas/Pet-2' },
          },
        },
        Pet: { title: 'b' },
        'Pet-2': { title: 'c' },
      },
    });
  });

  it('takes whole groups from other files, and pointers through them', async () => {
    const folder = writeFiles({
      'api.yaml':
        'openapi: 3.1.0\ninfo: {$ref: info.yaml}\npaths: {$ref: paths.yaml}\ncomponents: {schemas: {$ref: schemas/index.yaml}}\n',
      'info.yaml': 'title: T\nversion: "1"\ndescription: {$ref: about.md}\n',
      'about.md': '# About\n',
      'paths.yaml':
        '/a: {get: {responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "api.yaml#/components/schemas/Pet"}}}}}}}\n/b: {get: {responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "schemas/index.yaml#/Pet/properties/id"}}}}}}}\n',
      'schemas/index.yaml': 'Pet: {$ref: Pet.yaml}\nLocal: {items: {$ref: "#/Pet"}}\n',
      'schemas/Pet.yaml': 'properties: {id: {type: integer}}\n',
    });
    const { root } = await load(folder);
    const schemaAt = (path: string) => ({
      get: {
        responses: { '200': { content: { 'application/json': { schema: { $ref: path } } } } },
      },
    });
    expect(root).toMatchObject({
      info: { title: 'T', description: '# About\n' },
      paths: {
        '/a': schemaAt('#/components/schemas/Pet'),
        '/b': schemaAt('#/components/schemas/id'),
      },
    });
    expect(root.components).toEqual({
      schemas: {
        Pet: { properties: { id: { type: 'integer' } } },
        Local: { items: { $ref: '#/components/schemas/Pet' } },
        id: { type: 'integer' },
      },
    });
  });

  it('resolves names and pointers of a file within that file', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf('{$ref: Tree.yaml}'),
      'Tree.yaml': [
        '$id: https://example.com/tree',
        'properties:',
        '  left: {$ref: "#"}',
        '  leaf: {$ref: "#leaf"}',
        '  again: {$ref: https://example.com/tree}',
        '  size: {$ref: "#/$defs/size", description: with siblings}',
        '$defs: {leaf: {$anchor: leaf, type: string}, size: {type: integer}}',
      ].join('\n'),
    });
    const { root } = await load(folder);
    expect(root.components).toMatchObject({
      schemas: {
        A: {
          properties: {
            left: { $ref: '#/components/schemas/A' },
            leaf: { $ref: '#/components/schemas/leaf' },
            again: { $ref: '#/components/schemas/A' },
            size: { $ref: '#/components/schemas/size', description: 'with siblings' },
          },
        },
        leaf: { type: 'string' },
        size: { type: 'integer' },
      },
    });
  });

  it('keeps what stands beside the reference of a path, each relative to its own file', async () => {
    const folder = writeFiles({
      'api.yaml': `${answerOf('{description: ok}')}  /b:\n    $ref: paths/b.yaml\n    parameters: [{$ref: Id.yaml}]\n  /c: {$ref: paths/b.yaml}\n`,
      'Id.yaml': 'name: id\nin: query\n',
      'paths/b.yaml': 'get: {responses: {"200": {$ref: Ok.yaml}}}\n',
      'paths/Ok.yaml': 'description: ok\n',
    });
    const { root } = await load(folder);
    const get = { responses: { '200': { $ref: '#/components/responses/Ok' } } };
    expect(root.paths).toMatchObject({
      '/b': { get, parameters: [{ $ref: '#/components/parameters/Id' }] },
      '/c': { get },
    });
  });

  it('leads the mapping of a discriminator to the schemas brought in', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf('{$ref: models/Pet.yaml}\n    Dog: {type: object}'),
      'models/Pet.yaml': [
        'oneOf: [{$ref: cat.yaml}]',
        'discriminator:',
        '  propertyName: kind',
        '  mapping: {cat: cat.yaml, dog: Dog, cow: ../api.yaml#/components/schemas/Dog, web: https://example.com/x}',
      ].join('\n'),
      'models/cat.yaml': 'type: object\n',
    });
    const { root } = await load(folder);
    expect(root.components).toMatchObject({
      schemas: {
        A: {
          discriminator: {
            mapping: {
              cat: '#/components/schemas/cat',
              dog: 'Dog',
              cow: '#/components/schemas/Dog',
              web: 'https://example.com/x',
            },
          },
        },
      },
    });
  });

  it('has the values of examples in files, as data or text; addresses and pictures stay links', async () => {
    const examples = [
      'data: {externalValue: examples/pet.json}',
      'text: {externalValue: examples/pet.xml}',
      'picture: {externalValue: examples/pet.png}',
      'web: {externalValue: "https://example.com/pet.json"}',
    ];
    const folder = writeFiles({
      'api.yaml': answerOf(
        `{description: ok, content: {application/json: {examples: {${examples.join(', ')}}}}}`,
      ),
      'examples/pet.json': '{"price": 10.00}',
      'examples/pet.xml': '<pet>\u202e</pet>',
      'examples/pet.png': Uint8Array.of(0x89, 0x50, 0xff),
    });
    const { lexemes, root } = await load(folder);
    const at = '/paths/~1a/get/responses/200/content/application~1json/examples';
    expect(root.paths).toMatchObject({
      '/a': {
        get: {
          responses: {
            '200': {
              content: {
                'application/json': {
                  examples: {
                    data: { value: { price: 10 } },
                    text: { value: '<pet>\ufffd</pet>' },
                    picture: { externalValue: 'examples/pet.png' },
                    web: { externalValue: 'https://example.com/pet.json' },
                  },
                },
              },
            },
          },
        },
      },
    });
    expect(lexemes.get(`${at}/data/value/price`)).toBe('10.00');
  });

  it('keeps the digits of numbers as they are written in every file', async () => {
    const folder = writeFiles({
      'api.yaml': documentOf('{properties: {a: {$ref: Price.yaml}, b: {example: 1.0}}}'),
      'Price.yaml': 'type: number\nexample: 2.50\n',
    });
    const { lexemes } = await load(folder);
    expect([...lexemes]).toEqual([
      ['/components/schemas/A/properties/b/example', '1.0'],
      ['/components/schemas/Price/example', '2.50'],
    ]);
  });
});
