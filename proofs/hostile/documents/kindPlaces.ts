import type { JsonObject, JsonValue } from '@frontier/reference/document';
import { openapi, withCall, withSchema } from '../makeDocuments';

const INFO = { title: 'T', version: '1' };
const inAnswer = (answer: JsonObject) =>
  withCall({ responses: { 200: { description: 'ok', ...answer } } });
const inBody = (media: JsonObject) =>
  withCall({ requestBody: { content: { 'application/json': media } } });
const inComponents = (components: JsonObject) => openapi({ components });

/** Places in a document, and what is written there; each takes every wrong kind of value. */
export const KIND_PLACES: Readonly<Record<string, (value: JsonValue) => string>> = {
  openapi: (openapiVersion) => openapi({ openapi: openapiVersion }),
  info: (info) => openapi({ info }),
  'info.title': (title) => openapi({ info: { ...INFO, title } }),
  'info.description': (description) => openapi({ info: { ...INFO, description } }),
  'info.contact': (contact) => openapi({ info: { ...INFO, contact, license: contact } }),
  paths: (paths) => openapi({ paths }),
  'path item': (item) => openapi({ paths: { '/a': item } }),
  operation: (get) => openapi({ paths: { '/a': { get } } }),
  'texts of a call': (value) =>
    withCall({ operationId: value, summary: value, description: value, deprecated: value }),
  'tags of a call': (tags) => withCall({ tags }),
  parameters: (parameters) => withCall({ parameters }),
  parameter: (value) =>
    withCall({
      parameters: [
        {
          name: 'a',
          in: 'query',
          schema: value,
          content: value,
          example: value,
          examples: value,
          style: value,
          explode: value,
        },
      ],
    }),
  'name of a parameter': (name) => withCall({ parameters: [{ name, in: 'query' }] }),
  'place of a parameter': (place) => withCall({ parameters: [{ name: 'a', in: place }] }),
  requestBody: (requestBody) => withCall({ requestBody }),
  'content of a body': (content) => withCall({ requestBody: { content, required: content } }),
  'media type': (media) => withCall({ requestBody: { content: { 'application/json': media } } }),
  'inside of a media type': (value) =>
    inBody({ schema: value, examples: value, encoding: value, example: value }),
  example: (value) => inBody({ examples: { a: value, b: { value, summary: value } } }),
  responses: (responses) => withCall({ responses }),
  response: (response) => withCall({ responses: { 200: response } }),
  'inside of a response': (value) =>
    inAnswer({ description: value, headers: value, content: value, links: value }),
  header: (header) => inAnswer({ headers: { A: header } }),
  link: (link) =>
    inAnswer({
      links: { A: link, B: { operationId: link, operationRef: link, parameters: link } },
    }),
  callbacks: (callbacks) => withCall({ callbacks }),
  callback: (callback) => withCall({ callbacks: { a: callback, b: { '{$url}': callback } } }),
  webhooks: (webhooks) => openapi({ webhooks }),
  servers: (servers) => openapi({ servers }),
  server: (value) =>
    openapi({ servers: [value, { url: value, description: value, variables: value }] }),
  'variable of a server': (value) =>
    openapi({
      servers: [
        { url: 'https://{a}.example', variables: { a: value, b: { default: value, enum: value } } },
      ],
    }),
  tags: (tags) => openapi({ tags }),
  tag: (value) =>
    openapi({
      tags: [value, { name: value, description: value, externalDocs: value, parent: value }],
    }),
  'groups of tags': (value) => openapi({ 'x-tagGroups': value }),
  'group of tags': (value) => openapi({ 'x-tagGroups': [value, { name: value, tags: value }] }),
  security: (security) => withCall({ security }, { security }),
  requirement: (value) => withCall({ security: [value, { a: value }] }),
  components: (components) => openapi({ components }),
  schemas: (schemas) => inComponents({ schemas }),
  'other components': (value) =>
    inComponents({
      responses: value,
      parameters: value,
      examples: value,
      requestBodies: value,
      headers: value,
      securitySchemes: value,
      links: value,
      callbacks: value,
      pathItems: value,
    }),
  'one component each': (value) =>
    inComponents({
      responses: { a: value },
      examples: { a: value },
      headers: { a: value },
      securitySchemes: { a: value },
      links: { a: value },
      callbacks: { a: value },
    }),
  securityScheme: (value) =>
    inComponents({
      securitySchemes: {
        a: { type: value, name: value, in: value, scheme: value, flows: value },
        b: { type: 'oauth2', flows: { implicit: value } },
        c: { type: 'oauth2', flows: { implicit: { scopes: value } } },
      },
    }),
  externalDocs: (externalDocs) => openapi({ externalDocs }),
  schema: (schema) => withSchema(schema),
  type: (type) => withSchema({ type }),
  properties: (properties) => withSchema({ type: 'object', properties }),
  property: (property) => withSchema({ type: 'object', properties: { a: property } }),
  'lists of a schema': (value) =>
    withSchema({ required: value, enum: value, examples: value, prefixItems: value }),
  'forms of a schema': (value) =>
    withSchema({
      oneOf: value,
      anyOf: value,
      allOf: value,
      not: value,
      if: value,
      then: value,
      else: value,
    }),
  'one form of a schema': (value) => withSchema({ oneOf: [value], anyOf: [value], allOf: [value] }),
  'limits of a schema': (value) =>
    withSchema({
      minLength: value,
      maxLength: value,
      minimum: value,
      maximum: value,
      multipleOf: value,
      pattern: value,
      minItems: value,
      uniqueItems: value,
      minProperties: value,
      exclusiveMinimum: value,
    }),
  'texts of a schema': (value) =>
    withSchema({
      title: value,
      description: value,
      format: value,
      deprecated: value,
      readOnly: value,
      nullable: value,
    }),
  'schemas of a schema': (value) =>
    withSchema({
      items: value,
      additionalProperties: value,
      patternProperties: value,
      propertyNames: value,
      contains: value,
      dependentSchemas: value,
      unevaluatedProperties: value,
      $defs: value,
    }),
  'names of a schema': (value) =>
    withSchema({
      $id: value,
      $anchor: value,
      $dynamicAnchor: value,
      $dynamicRef: value,
      $schema: value,
    }),
  discriminator: (discriminator) => withSchema({ oneOf: [{}], discriminator }),
  'inside of a discriminator': (value) =>
    withSchema({ oneOf: [{}], discriminator: { propertyName: value, mapping: value } }),
  xml: (xml) => withSchema({ xml }),
  samples: (value) => withCall({ 'x-codeSamples': value }),
  sample: (value) =>
    withCall({ 'x-codeSamples': [value, { lang: value, label: value, source: value }] }),
  'descriptions of values': (value) =>
    withSchema({
      enum: ['a'],
      'x-enum-descriptions': value,
      'x-enumDescriptions': value,
      'x-enum-varnames': value,
    }),
};
