import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGLISH, say } from '../../words/phrase.js';
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

async function warningsOf(text: string, strict = false): Promise<string[]> {
  const request = { service: 'pets', source: 'pets.yaml', strict };
  const { warnings } = await loadService(request, async () => Buffer.from(text));
  return warnings.map(
    ({ line, mend, pointer }) => `${line} ${pointer?.split('/').at(-1)} ${say(mend, ENGLISH)}`,
  );
}

describe('a document of any version', () => {
  it('has no warning where it is right', async () => {
    expect(await warningsOf(PETS)).toEqual([]);
    expect(await warningsOf(PETS.replace('3.1.0', '3.2.0'))).toEqual([]);
    expect(await warningsOf(PETS.replace('3.1.0', '3.0.3').replace(/webhooks:\n.+\n/, ''))).toEqual(
      [],
    );
  });

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
    'is told once of %s written %s, with the line and what was meant',
    async (right, wrong, line, near) => {
      // Nothing that a misspelt `schemas` would leave without its target.
      const text = near === 'schemas' ? PETS.replaceAll(/\$ref: '[^']+'/g, 'type: object') : PETS;
      for (const version of ['3.0.4', '3.1.1', '3.2.0']) {
        const versioned = text.replace('3.1.0', version);
        const old = version === '3.0.4' ? versioned.replace(/webhooks:\n.+\n/, '') : versioned;
        // Without webhooks a document without paths is a fault, not a warning.
        if (old !== versioned && near === 'paths') continue;
        const shift = old !== versioned && line > 19 ? 2 : 0;
        expect(await warningsOf(old.replace(right, wrong))).toEqual([
          expect.stringMatching(`^${line - shift} \\w+ Did you mean ${near}\\?`),
        ]);
      }
    },
  );

  it.each([
    [
      '{name: petId, in: path, required: true,',
      '{name: id, in: path, required: true,',
      6,
      'Call it petId',
    ],
    ['/pets/{petId}:', '/pets:', 6, 'Put {petId} into the path'],
    [
      '    parameters:\n      - {name: petId',
      '    x-old:\n      - {name: petId',
      7,
      'Describe petId',
    ],
    ['{token: []}', '{tokens: []}', 10, 'Did you mean token?'],
    ['required: true', 'required: yes', 6, 'Write true or false: yes is a text'],
    ['title: Pets', 'title: 7', 2, 'Write title in quotes'],
    ['          description: Kept\n', '', 16, 'Add description'],
    ['summary: Keep a pet', 'summary:', 8, 'Give summary a value'],
    [
      '{type: boolean}',
      '{type: boolean}, example: 1, examples: {a: {value: 2}}',
      9,
      'Keep one of them',
    ],
    ['type: http', 'type: htp', 22, 'Did you mean http?'],
    ['enum: [Ana, Rex]', 'nullable: true', 29, 'write null among the types'],
    ['enum: [Ana, Rex]', 'exclusiveMinimum: true', 29, 'is the limit itself'],
    ['required: [name]', 'required: [name, name]', 27, 'Remove one of both'],
    [
      "{$ref: '#/components/schemas/Pet'}\n      responses",
      "{$ref: '#/components/schemas/Pet', note: x, unit: kg}\n      responses",
      undefined,
      '',
    ],
    ["'200':", "'20O':", 16, 'Write 20O as three digits'],
    ['/pets/{petId}:', '/pets/{petId:', 4, 'Close the brace'],
    ['type: boolean', 'type: bool', 9, 'Write type: boolean'],
    [
      'in: query, schema: {type: boolean}',
      'in: query, type: boolean',
      9,
      'Write type under schema',
    ],
    [
      '      requestBody:\n',
      "      requestBody: {$ref: '#/components/schemas/Pet'}\n      x-body:\n",
      11,
      'Write it under content',
    ],
    [
      'schema: {type: boolean}}',
      'schema: {}}, {name: dry, in: query, schema: {}}',
      9,
      'Remove one of both',
    ],
    [
      'description: Kept\n',
      'description: Kept\n          links: {a: {operationId: hears}, b: {operationId: other}}\n',
      18,
      'Did you mean hear?',
    ],
    ['paths:', 'servers: [{url: "https://{host}"}]\npaths:', 3, 'Describe host in variables'],
    ['webhooks:', '  /pets/{id}: {summary: Twin}\nwebhooks:', 19, 'Describe the methods under one'],
    ['type: integer', 'type: [integer, null]', 6, 'Write null in quotes'],
    ['required: true', 'required: false', 6, 'Write required: true'],
    ['summary: Keep', 'operationId: a\n      summary: Keep', undefined, ''],
  ])('is told of what %j is when it is %j', async (right, wrong, line, mend) => {
    const [told, ...others] = await warningsOf(PETS.replace(right, wrong));
    expect(others).toEqual([]);
    if (line === undefined) expect(told).toBeUndefined();
    else expect(told).toMatch(new RegExp(`^${line} `));
    expect(told ?? '').toContain(mend);
  });

  it('may have extensions, other keys in its schemas, and another dialect', async () => {
    const own = PETS.replace('type: object', 'type: object\n      units: kg\n      x-sumary: 1');
    expect(await warningsOf(own)).toEqual([]);
    const other = PETS.replace('info:', 'jsonSchemaDialect: https://example.org/own\ninfo:');
    expect(await warningsOf(other.replace('enum:', 'enumm:'))).toEqual([]);
  });

  it('says which version has a keyword that its own has not', async () => {
    const old = PETS.replace('3.1.0', '3.0.3').replace(/webhooks:\n.+\n/, '');
    expect(await warningsOf(old.replace('enum: [Ana, Rex]', 'const: Ana'))).toEqual([
      expect.stringMatching(/^27 const OpenAPI 3\.0\.3 does not have const: declare openapi 3\.1/),
    ]);
  });

  it('is told of faults and warnings at once where it is held strictly', async () => {
    const text = PETS.replace('summary:', 'sumary:').replace('in: query', 'in: qery');
    await expect(warningsOf(text)).rejects.toThrow(/^1 fault /);
    await expect(warningsOf(text, true)).rejects.toThrow(/^2 faults/);
  });

  it('is refused with all its warnings where it is held strictly', async () => {
    const text = PETS.replace('summary:', 'sumary:').replace('enum:', 'enumm:');
    await expect(warningsOf(text, true)).rejects.toThrow(SpecError);
    await expect(warningsOf(text, true)).rejects.toThrow(/^2 faults/);
  });
});

/** A checkout of a branch of OAI/OpenAPI-Specification, whose own documents then run here. */
const checkout = process.env.OAI_SPECIFICATION;

describe.runIf(checkout)("OAI's own documents", () => {
  const folder = path.join(checkout ?? '', 'tests/schema');
  const documentsOf = (name: string) =>
    checkout ? readdirSync(path.join(folder, name)).filter((file) => file.endsWith('.yaml')) : [];
  const read = (name: string, file: string) => readFileSync(path.join(folder, name, file), 'utf8');

  /** What the schema allows and the specification's text does not, and what is not in the document. */
  const besidesSchema: Readonly<Record<string, readonly RegExp[]>> = {
    'operation-object-example.yaml': [/Call it id, as the path does/, /Describe petstore_auth/],
    'security-scheme-object-examples.yaml': [/https:\/\/example\.com\/api\/openapi\.json/],
  };

  it.each(documentsOf('pass'))('%s has no warning', async (file) => {
    const text = read('pass', file);
    const told = await warningsOf(text).catch((error: unknown) => [String(error)]);
    const allowed = besidesSchema[file] ?? [];
    expect(told).toEqual(allowed.map((words) => expect.stringMatching(words)));
  });

  it.each(documentsOf('fail'))('%s has one', async (file) => {
    const told = await warningsOf(read('fail', file)).catch((error: unknown) => [String(error)]);
    expect(told.length).toBeGreaterThan(0);
  });
});
