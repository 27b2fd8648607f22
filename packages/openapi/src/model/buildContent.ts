import { type Source, splitPointer } from '../json.js';
import { buildExamples, isJsonType, isLines, languageOf } from './buildExamples.js';
import { buildHeaders } from './buildParameters.js';
import { buildServer } from './buildServers.js';
import { type BuildContext, dereference, openLink } from './context.js';
import { findQuestions } from './findQuestions.js';
import { printJson } from './printJson.js';
import { childOf, entriesOf, flagOf, joinTexts, pickTexts, textOf } from './read.js';
import { buildLinkable, buildSchema } from './schema/buildSchema.js';
import type { Example, SchemaNode } from './types/schema.js';
import type { Encoding, MediaType, RequestBody, Response, ResponseLink } from './types/service.js';

export function buildRequestBody(
  context: BuildContext,
  operation: Source,
  anchor: string,
): RequestBody | undefined {
  const source = childOf(operation, 'requestBody');
  if (!source || source.value === null) return undefined;
  const body = dereference(context, source);
  const at = context.anchors.claim(anchor, 'body');
  return {
    anchor: at,
    description: textOf(body.value, 'description'),
    ...findQuestions(body.value),
    required: flagOf(body.value, 'required') === true,
    content: buildContent(context, body, at),
  };
}

/** Codes in ascending order, ranges and `default` last. */
export function buildResponses(
  context: BuildContext,
  operation: Source,
  anchor: string,
): Response[] {
  const responses = childOf(operation, 'responses');
  const assumed = textOf(operation.value, 'x-codigo-suposto');
  return entriesOf(responses && dereference(context, responses))
    .filter(([key]) => !key.startsWith('x-'))
    .map(([key, source]) => {
      context.budget.countPart(source.pointer);
      const isStatusAssumed = key === '2XX' && assumed !== undefined;
      const status = isStatusAssumed ? assumed : key;
      const response = dereference(context, source);
      const at = context.anchors.claim(anchor, status);
      const exactness = textOf(response.value, 'x-texto');
      return {
        status,
        ...(isStatusAssumed && { isStatusAssumed }),
        anchor: at,
        description:
          joinTexts([textOf(response.value, 'summary'), textOf(response.value, 'description')]) ??
          '',
        ...findQuestions(response.value),
        ...(exactness !== undefined && { exactText: exactness === 'exato' }),
        headers: buildHeaders(context, response, at),
        content: buildContent(context, response, at),
        links: entriesOf(response, 'links').map(([name, link]) => buildLink(context, name, link)),
      };
    })
    .sort((a, b) => rankStatus(a.status) - rankStatus(b.status));
}

function rankStatus(status: string): number {
  const code = Number(status.replace(/XX$/i, '99.5'));
  return Number.isNaN(code) ? 1000 : code;
}

function buildContent(context: BuildContext, holder: Source, anchor: string): MediaType[] {
  const entries = entriesOf(holder, 'content');
  return entries.map(([name, source], index) => {
    context.budget.countPart(source.pointer);
    const media = dereference(context, source);
    const at = index === 0 ? anchor : context.anchors.claim(anchor, name);
    const schemaSource = childOf(media, 'schema');
    const itemSource = childOf(media, 'itemSchema');
    // The first body has the anchor of the message; recursion in other bodies links to it.
    const build = index === 0 ? buildSchema : buildLinkable;
    const schema = schemaSource && build(context, [schemaSource], at);
    const itemAt = schema ? context.anchors.claim(at, 'itemSchema') : at;
    const itemSchema =
      itemSource && (schema ? buildLinkable : build)(context, [itemSource], itemAt);
    const given = buildExamples(context, media, name, 'body');
    const target = openLink(context.built, schema);
    const examples = given.length > 0 ? given : schemaExamples(context, target, name);
    const isMissed = (itemSchema ?? schema) !== undefined && isReadable(name);
    return {
      name,
      schema,
      ...(itemSchema ? { itemSchema } : {}),
      examples,
      ...(isMissed && examples.length === 0 ? { exampleLeftOut: true } : {}),
      encodings: entriesOf(media, 'encoding').map(([part, encoding]) =>
        buildEncoding(context, part, encoding, at),
      ),
    };
  });
}

/** Whether bodies are objects and lists, which a schema describes completely. */
function isStructured(mediaType: string): boolean {
  return isJsonType(mediaType) || /form-data|form-urlencoded/.test(mediaType);
}

/** Whether an example is useful to readers, unlike that of a picture or file. */
function isReadable(mediaType: string): boolean {
  return isStructured(mediaType) || isLines(mediaType) || /^text\/|xml\b|yaml\b/.test(mediaType);
}

function schemaExamples(
  { budget }: BuildContext,
  node: SchemaNode | undefined,
  mediaType: string,
): Example[] {
  const examples = node?.examples ?? [];
  budget.countTexts(examples);
  return examples.map((json) => {
    const isText = !isStructured(mediaType) && json.startsWith('"');
    const text = isText ? String(JSON.parse(json)) : json;
    return { text, language: isText ? languageOf(text, mediaType) : 'json' };
  });
}

function buildEncoding(
  context: BuildContext,
  property: string,
  source: Source,
  anchor: string,
): Encoding {
  return {
    property,
    ...pickTexts(source.value, 'contentType', 'style'),
    explode: flagOf(source.value, 'explode'),
    headers: buildHeaders(context, source, `${anchor}.${property}`),
  };
}

function buildLink(context: BuildContext, name: string, source: Source): ResponseLink {
  context.budget.countPart(source.pointer);
  const link = dereference(context, source);
  const body = childOf(link, 'requestBody');
  const server = childOf(link, 'server');
  return {
    name,
    description: textOf(link.value, 'description'),
    target: textOf(link.value, 'operationId') ?? nameTarget(context, link),
    parameters: entriesOf(link, 'parameters').map(([parameter, value]) => ({
      name: parameter,
      value: printLinkValue(context, value),
    })),
    requestBody: body && printLinkValue(context, body),
    server: server && buildServer(context, server),
  };
}

/** The `operationId` of the call that a reference leads to, or its method and path. */
function nameTarget({ resolve }: BuildContext, link: Source): string {
  const ref = textOf(link.value, 'operationRef') ?? '';
  const target = resolve(ref);
  if (!target) return ref;
  const [method = '', path = ''] = splitPointer(target.pointer).reverse();
  return textOf(target.value, 'operationId') ?? `${method.toUpperCase()} ${path}`;
}

function printLinkValue({ sourceTexts }: BuildContext, { value, pointer }: Source): string {
  return typeof value === 'string' ? value : printJson(value, pointer, sourceTexts);
}
