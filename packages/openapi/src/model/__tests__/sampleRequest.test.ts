import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../json.js';
import { operationsOf } from '../../modelService.js';
import { buildModel } from './buildModel.js';

const securitySchemes = {
  token: { type: 'oauth2', flows: {} },
  other: { type: 'apiKey', in: 'header', name: 'authorization' },
  basic: { type: 'http', scheme: 'basic' },
  digest: { type: 'http', scheme: 'Digest' },
  certificate: { type: 'mutualTLS' },
  query: { type: 'apiKey', in: 'query', name: 'chave' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
};

/** The sample request of a call with these keys. */
function request(operation: JsonObject, schemas: JsonObject = {}) {
  const paths = { '/a': { post: { operationId: 'criar', responses: {}, ...operation } } };
  const [built] = operationsOf(buildModel({ paths, components: { securitySchemes, schemas } }));
  return built?.request;
}

const header = (name: string, example: JsonValue) => ({
  name,
  in: 'header',
  required: true,
  example,
});

const needs = (...names: string[]) => [Object.fromEntries(names.map((name) => [name, []]))];

describe('headers of a sample', () => {
  it('have no described Accept, Authorization and Content-Type, in any case', () => {
    const parameters = ['Accept', 'authorization', 'CONTENT-TYPE', 'X-Pedido'].map((name) =>
      header(name, '1'),
    );
    const requestBody = { content: { 'application/json': { example: { a: 1 } } } };
    const sent = request({ parameters, requestBody, security: needs('token', 'other') });
    expect(sent?.headers).toEqual([
      { name: 'Authorization', value: 'Bearer SEU_TOKEN' },
      { name: 'X-Pedido', value: '1' },
      { name: 'Content-Type', value: 'application/json' },
    ]);
  });

  it('have one of each name', () => {
    const parameters = [
      header('Cookie', 'a=1'),
      { name: 'b', in: 'cookie', required: true, example: '2' },
      header('X-A', '3'),
      header('x-a', '4'),
    ];
    expect(request({ parameters })?.headers).toEqual([
      { name: 'Cookie', value: 'b=2' },
      { name: 'X-A', value: '3' },
    ]);
  });

  it('and queries are those that a document has serialised', () => {
    const serialised = (name: string, place: string, serializedValue: string) => ({
      name,
      in: place,
      required: true,
      examples: { um: { serializedValue } },
    });
    const sent = request({
      parameters: [
        serialised('cor', 'query', 'cor=a%20b&cor=c'),
        serialised('n', 'query', '5'),
        serialised('X-A', 'header', '1,2'),
        serialised('c', 'cookie', 'c=1; c=2'),
      ],
    });
    expect(sent?.query).toEqual(['cor=a%20b&cor=c', 'n=5']);
    expect(sent?.headers).toEqual([
      { name: 'Cookie', value: 'c=1; c=2' },
      { name: 'X-A', value: '1,2' },
    ]);
  });

  it('keep a value on one line', () => {
    const sent = request({ parameters: [header('X-A', 'b\r\nX-C: d')] });
    expect(sent?.headers).toEqual([{ name: 'X-A', value: 'b X-C: d' }]);
  });

  it.each([
    ['form', true, 'a=1&a=2'],
    ['form', false, 'a=1,2'],
    ['cookie', true, 'a=1; a=2'],
    ['cookie', false, 'a=1,2'],
  ])('with a cookie of style %s and explode %s', (style, explode, value) => {
    const parameter = { name: 'a', in: 'cookie', required: true, style, explode, example: [1, 2] };
    expect(request({ parameters: [parameter] })?.headers).toEqual([{ name: 'Cookie', value }]);
  });

  it('encode cookies, unless their style says that the document has done so', () => {
    const parameters: JsonObject[] = [
      { name: 'a', in: 'cookie', required: true, example: 'b; c="é"' },
      { name: 'd', in: 'cookie', required: true, style: 'cookie', example: 'e%20f' },
    ];
    expect(request({ parameters })?.headers).toEqual([
      { name: 'Cookie', value: 'a=b%3B%20c%3D%22%C3%A9%22; d=e%20f' },
    ]);
  });
});

describe('credentials of a sample', () => {
  it('name those that are no part of the message', () => {
    const sent = request({ security: needs('certificate', 'digest') });
    expect(sent).toMatchObject({ needs: ['digest', 'certificate'], headers: [] });
    expect(request({ security: needs('basic') })?.headers[0]?.value).toBe('Basic SEU_TOKEN');
  });

  it('are sent once, even if a parameter describes them again', () => {
    const parameters = [
      { name: 'chave', in: 'query', required: true, example: 'x' },
      { name: 'sid', in: 'cookie', required: true, example: 'x' },
    ];
    const sent = request({ parameters, security: needs('query', 'cookie') });
    expect(sent?.query).toEqual(['chave=SEU_TOKEN']);
    expect(sent?.headers).toEqual([{ name: 'Cookie', value: 'sid=SEU_TOKEN' }]);
  });
});

describe('the text of a query', () => {
  const form = 'application/x-www-form-urlencoded';
  it.each([
    [form, { cor: 'azul & branco', n: [1, 2], t: true }, 'cor=azul%20%26%20branco&n=1&n=2&t=true'],
    [form, 'a=1&b=%20', 'a=1&b=%20'],
    ['application/json', { a: [1], b: null }, '%7B%22a%22%3A%20%5B1%5D%2C%22b%22%3A%20null%7D'],
    ['application/jsonpath', '$.a[1:1]', '%24.a%5B1%3A1%5D'],
  ])('of %s is sent even if it is optional', (mediaType, example, query) => {
    const content = { [mediaType]: { example } };
    const sent = request({ parameters: [{ name: 'f', in: 'querystring', content }] });
    expect(sent?.query.join('&')).toBe(query);
  });
});

/** The body that a sample sends in one media type. */
function body(mediaType: string, media: JsonObject, schemas?: JsonObject) {
  return request({ requestBody: { content: { [mediaType]: media } } }, schemas)?.body;
}

describe('bodies that are neither JSON nor forms', () => {
  const bytes = { type: 'string', format: 'binary' };
  it.each([
    [
      'text/plain',
      { schema: { type: 'string', examples: ['olá'] } },
      { kind: 'text', text: 'olá' },
    ],
    ['text/csv', { schema: { type: 'string', default: 'a;b' } }, { kind: 'text', text: 'a;b' }],
    ['application/jwt', { example: 'e.e.s' }, { kind: 'text', text: 'e.e.s' }],
    ['application/jwt', { example: { iss: 1 } }, { kind: 'file', file: 'arquivo.jwt' }],
    ['application/xml', { example: { a: 1 } }, { kind: 'file', file: 'arquivo.xml' }],
    ['application/jsonl', { example: [{ a: 1 }, 2] }, { kind: 'text', text: '{ "a": 1 }\n2' }],
    ['application/xml', { example: '<a/>' }, { kind: 'text', text: '<a/>' }],
    ['application/pdf', { schema: bytes }, { kind: 'file', file: 'arquivo.pdf' }],
    ['application/pdf', { example: 'termo.pdf' }, { kind: 'file', file: 'termo.pdf' }],
    ['application/octet-stream', {}, { kind: 'file', file: 'arquivo.bin' }],
    ['image/*', {}, { kind: 'file', file: 'arquivo.png', mediaType: 'image/png' }],
    ['*/*', { example: { a: 1 } }, { kind: 'json', mediaType: 'application/json' }],
    [
      'application/json',
      { schema: { type: 'string', pattern: '^a' } },
      { kind: 'file', file: 'arquivo.json' },
    ],
  ])('of %s are sent as %j says', (mediaType, media, expected) => {
    expect(body(mediaType, media)).toMatchObject(expected);
  });

  it('come after those with an example', () => {
    const content = { 'application/xml': {}, 'application/json': { example: { a: 1 } } };
    expect(request({ requestBody: { content } })?.body?.mediaType).toBe('application/json');
  });
});

describe('parts of a form', () => {
  const FORM = 'multipart/form-data';
  const parts = (media: JsonObject, schemas?: JsonObject) => {
    const sent = body(FORM, media, schemas);
    return sent?.kind === 'multipart' ? sent.parts : [];
  };

  it('keep the types of values in objects and lists', () => {
    const example = { a: { n: 1, t: true, z: null, s: '1' }, b: [{ t: false }, 2], c: null };
    const type = { mediaType: 'application/json' };
    expect(parts({ example })).toEqual([
      { name: 'a', value: '{"n":1,"t":true,"z":null,"s":"1"}', file: false, ...type },
      { name: 'b', value: '{"t":false}', file: false, ...type },
      { name: 'b', value: '2', file: false },
      { name: 'c', value: 'null', file: false },
    ]);
  });

  it.each(['Multipart/Form-Data', 'MULTIPART/MIXED'])('are those of %s, too', (type) => {
    expect(body(type, { example: { a: 'b' } })?.kind).toBe('multipart');
  });

  it('have the declared type and headers', () => {
    const headers = {
      'X-Dado': { schema: { type: 'string', examples: ['d'] } },
      'X-Preciso': { required: true, schema: { type: 'string' } },
      'X-Outro': { schema: { type: 'string' } },
      'Content-Type': { required: true, schema: { type: 'string' } },
    };
    const encoding = {
      a: { contentType: 'application/vnd.a+json; v=1, text/plain', headers },
      b: { contentType: 'application/json' },
    };
    expect(parts({ encoding, example: { a: '{"k":1}', b: 'oi' } })).toEqual([
      {
        name: 'a',
        value: '{"k":1}',
        file: false,
        mediaType: 'application/vnd.a+json; v=1',
        headers: [
          { name: 'X-Dado', value: 'd' },
          { name: 'X-Preciso', value: '{X-Preciso}' },
        ],
      },
      { name: 'b', value: '"oi"', file: false, mediaType: 'application/json' },
    ]);
  });

  it.each([
    ['a schema of bytes', { type: 'string', format: 'binary' }, undefined],
    ['a shared schema of bytes', { $ref: '#/components/schemas/Bytes' }, undefined],
    [
      'a list of bytes',
      { type: 'array', items: { $ref: '#/components/schemas/Bytes' } },
      undefined,
    ],
    ['a content without encoding', { contentMediaType: 'application/octet-stream' }, undefined],
    ['a declared type and no schema', {}, 'application/zip'],
    ['a declared binary type', { type: 'string' }, 'image/png'],
  ])('are files with %s', (_, schema, contentType) => {
    const encoding: JsonObject = contentType ? { a: { contentType } } : {};
    const media = { encoding, schema: { properties: { a: schema } }, example: { a: 'x' } };
    const Bytes = { type: 'string', format: 'binary' };
    const end = contentType?.split('/')[1] ?? 'pdf';
    expect(parts(media, { Bytes })).toMatchObject([{ file: true, value: `arquivo.${end}` }]);
  });

  it.each([
    ['encoded bytes', { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' }],
    ['text', { type: 'string', contentMediaType: 'text/html' }],
  ])('are texts with a schema of %s', (_, schema) => {
    const media = { schema: { properties: { a: schema } }, example: { a: 'aGk=' } };
    expect(parts(media)).toEqual([{ name: 'a', value: 'aGk=', file: false }]);
  });

  it('are named in braces if no example can be made', () => {
    const Form = {
      required: ['id', 'cpf', 'termo'],
      properties: {
        id: { type: 'string', readOnly: true },
        cpf: { type: 'string', pattern: '\\d' },
        termo: { type: 'string', format: 'binary' },
        nota: { type: 'string' },
      },
    };
    expect(parts({ schema: { $ref: '#/components/schemas/Form' } }, { Form })).toEqual([
      { name: 'cpf', value: '{cpf}', file: false },
      { name: 'termo', value: 'arquivo.pdf', file: true },
    ]);
  });

  it('are the text of a form that the document has encoded', () => {
    const media = { schema: { properties: { a: {} } }, example: 'a=1&b=%20' };
    expect(body('application/x-www-form-urlencoded', media)).toMatchObject({
      kind: 'text',
      text: 'a=1&b=%20',
    });
  });

  it('are fields of a URL-encoded form with types and encoding', () => {
    const encoding = {
      lista: { contentType: 'application/json' },
      fundo: { style: 'deepObject', explode: true },
    };
    const example = { a: { t: true }, lista: [{ n: 1 }, null], fundo: { t: false }, b: [1, 2] };
    expect(body('application/x-www-form-urlencoded', { encoding, example })).toMatchObject({
      fields: [
        { name: 'a', value: '{"t":true}' },
        { name: 'lista', value: '[{"n":1},null]' },
        { name: 'fundo[t]', value: 'false' },
        { name: 'b', value: '1' },
        { name: 'b', value: '2' },
      ],
    });
  });
});

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
