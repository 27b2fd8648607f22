import { openapi, withCall, withSchema } from '../makeDocuments';

/** A document with a text in one of its places, each of them by its name. */
export const TEXT_PLACES: Readonly<Record<string, (text: string) => string>> = {
  title: (title) => openapi({ info: { title, version: '1' } }),
  version: (version) => openapi({ info: { title: 'T', version } }),
  'summary of all': (summary) => openapi({ info: { title: 'T', version: '1', summary } }),
  contact: (text) =>
    openapi({
      info: { title: 'T', version: '1', contact: { name: text, url: text, email: text } },
    }),
  licence: (text) =>
    openapi({
      info: { title: 'T', version: '1', license: { name: text, url: text, identifier: text } },
    }),
  terms: (termsOfService) => openapi({ info: { title: 'T', version: '1', termsOfService } }),
  documentation: (text) => openapi({ externalDocs: { url: text, description: text } }),
  tag: (text) =>
    openapi({
      tags: [{ name: text, summary: text, description: text, externalDocs: { url: text } }],
    }),
  'tag of a call': (text) => withCall({ tags: [text] }),
  'group of tags': (name) =>
    openapi({ tags: [{ name: 'a' }], 'x-tagGroups': [{ name, tags: ['a', name] }] }),
  server: (text) => openapi({ servers: [{ url: text, description: text, name: text }] }),
  'variable of a server': (text) =>
    openapi({
      servers: [
        {
          url: `https://{${text}}`,
          variables: { [text]: { default: text, enum: [text], description: text } },
        },
      ],
    }),
  path: (text) => openapi({ paths: { [`/${text}`]: { get: { responses: {} } } } }),
  'summary of a call': (summary) => withCall({ summary }),
  'description of a call': (description) => withCall({ description }),
  operationId: (operationId) => withCall({ operationId }),
  parameter: (text) =>
    withCall({
      parameters: [
        {
          name: text,
          in: 'query',
          description: text,
          example: text,
          schema: { type: 'string', default: text },
        },
      ],
    }),
  'parameter in a header': (text) =>
    withCall({ parameters: [{ name: text, in: 'header', example: text }] }),
  'parameter in a cookie': (text) =>
    withCall({ parameters: [{ name: text, in: 'cookie', example: text }] }),
  status: (text) => withCall({ responses: { [text]: { description: text, summary: text } } }),
  header: (text) =>
    withCall({
      responses: {
        200: { description: '', headers: { [text]: { description: text, example: text } } },
      },
    }),
  link: (text) =>
    withCall({
      responses: {
        200: {
          description: '',
          links: { [text]: { operationId: text, description: text, parameters: { [text]: text } } },
        },
      },
    }),
  'media type': (text) =>
    withCall({
      requestBody: {
        description: text,
        content: { [text]: { schema: { type: 'string' }, example: text } },
      },
    }),
  encoding: (text) =>
    withCall({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { type: 'object', properties: { [text]: {} } },
            encoding: { [text]: { contentType: text, headers: { [text]: { description: text } } } },
          },
        },
      },
    }),
  example: (text) =>
    withCall({
      requestBody: {
        content: {
          'application/json': {
            examples: { [text]: { summary: text, description: text, value: text } },
          },
        },
      },
    }),
  'example in XML': (text) =>
    withCall({
      requestBody: {
        content: {
          'application/xml': {
            example: text,
            schema: { xml: { name: text, prefix: text, namespace: text } },
          },
        },
      },
    }),
  callback: (text) =>
    withCall({ callbacks: { [text]: { [text]: { post: { summary: text, responses: {} } } } } }),
  webhook: (text) => openapi({ webhooks: { [text]: { post: { responses: {} } } } }),
  security: (text) =>
    openapi({
      components: {
        securitySchemes: {
          [text]: { type: 'apiKey', in: 'header', name: text, description: text },
        },
      },
    }),
  'security of a kind': (text) =>
    openapi({
      components: {
        securitySchemes: {
          a: { type: 'http', scheme: text, bearerFormat: text },
          b: { type: text },
          c: { type: 'openIdConnect', openIdConnectUrl: text },
        },
      },
    }),
  flow: (text) =>
    openapi({
      components: {
        securitySchemes: {
          a: {
            type: 'oauth2',
            flows: {
              implicit: {
                authorizationUrl: text,
                tokenUrl: text,
                refreshUrl: text,
                scopes: { [text]: text },
              },
            },
          },
        },
      },
    }),
  requirement: (text) => withCall({ security: [{ [text]: [text] }] }),
  schema: (text) =>
    withSchema({
      title: text,
      description: text,
      type: 'string',
      default: text,
      example: text,
      format: text,
      $comment: text,
    }),
  'name of a schema': (text) =>
    openapi({ components: { schemas: { [text]: { type: 'string' } } } }),
  property: (text) =>
    withSchema({ type: 'object', required: [text], properties: { [text]: { type: 'string' } } }),
  values: (text) =>
    withSchema({ enum: [text], const: text, 'x-enum-descriptions': [text], examples: [text] }),
  pattern: (pattern) => withSchema({ type: 'string', pattern }),
  discriminator: (text) =>
    withSchema(
      {
        oneOf: [{ title: text, type: 'object' }],
        discriminator: { propertyName: text, mapping: { [text]: '#/components/schemas/A' } },
      },
      { A: {} },
    ),
  sample: (text) => withCall({ 'x-codeSamples': [{ lang: text, label: text, source: text }] }),
  'key of a value': (text) =>
    withCall({
      requestBody: { content: { 'application/json': { example: { [text]: { [text]: text } } } } },
    }),
};
