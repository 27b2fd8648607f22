import type {
  Callback,
  Operation,
  Response,
  ResponseLink,
  SecurityAlternatives,
} from '@frontier/openapi';
import type { BlockContent, ListItem } from 'mdast';
import { securityWays } from '../components/credentials.js';
import { directionOf, presenceWord, withPresence } from '../components/presence.js';
import { labels } from '../labels.js';
import type { MarkdownTools } from './createTools.js';
import {
  code,
  docsParagraph,
  fence,
  headed,
  heading,
  item,
  joined,
  labelled,
  list,
  paragraph,
  setApart,
  text,
  withProse,
} from './nodes.js';
import { writeContent, writeHeaderList, writeParameter } from './writeMedia.js';
import { writeServers } from './writeService.js';

/**
 * Writes one operation: request and responses, with examples of both.
 *
 * @param depth level of its heading; its sections are one level below.
 * @param untitled omits the heading, below another with the same text.
 */
export function writeOperation(
  operation: Operation,
  depth: number,
  tools: MarkdownTools,
  untitled = false,
): BlockContent[] {
  const { anchor, title } = operation;
  return [
    ...(untitled ? [] : [heading(depth, ...tools.markOf(anchor), text(title))]),
    ...writeInside(operation, depth, tools),
  ];
}

/** The body of a call with required fields only (`keepRequired`), below a heading. */
export function writeLeanBody(lean: Operation, depth: number): BlockContent[] {
  const [example] = lean.requestBody?.content[0]?.examples ?? [];
  if (!example) return [];
  return [
    heading(depth, ...labelled(labels.body, text(labels.requiredOnly))),
    fence(example.text, example.language),
  ];
}

function writeInside(operation: Operation, depth: number, tools: MarkdownTools): BlockContent[] {
  const { anchor, deprecated, description, externalDocs, id, kind, method, path, servers } =
    operation;
  const isNamed = id !== `${method.toLowerCase()}-${path}`;
  const asked = { ...tools, direction: directionOf(kind, 'request') };
  const answered = { ...tools, direction: directionOf(kind, 'response') };
  return [
    paragraph(
      ...joined([
        [code(`${method} ${path}`)],
        isNamed && [text('operationId '), code(id)],
        kind === 'webhook' && labels.webhook,
        deprecated && labels.deprecated,
        tools.badgeOf(anchor),
      ]),
    ),
    ...tools.describe(description),
    ...docsParagraph(externalDocs),
    ...list(writeServers(servers, labels.servers, tools)),
    ...(kind === 'path' ? [writeSecurity(operation.security)] : []),
    ...writeParameters(operation, depth + 1, asked),
    ...writeBody(operation, depth + 1, asked),
    ...operation.responses.flatMap((response) =>
      writeResponse(response, operation.responses.length === 1, depth + 1, answered),
    ),
    ...writeCallbacks(operation.callbacks, depth + 1, tools),
  ];
}

/** The credentials of a call: alternatives, and schemes required together. */
function writeSecurity(security: SecurityAlternatives): BlockContent {
  const { isFree, needed } = securityWays(security);
  const ways = needed.map((requirements) =>
    requirements.flatMap(({ key, scopes }, index) => [
      ...(index > 0 ? [text(` ${labels.securityAnd} `)] : []),
      code(key),
      ...(scopes.length > 0 ? [text(` (${scopes.join(', ')})`)] : []),
    ]),
  );
  if (isFree) ways.push([text(needed.length > 0 ? labels.orNoSecurity : labels.noSecurity)]);
  const remarks = ways.flatMap((way, index) =>
    index > 0 ? [text(` ${labels.securityOr} `), ...way] : way,
  );
  return paragraph(...labelled(labels.security, ...remarks));
}

function writeParameters(
  { parameters }: Operation,
  depth: number,
  tools: MarkdownTools,
): BlockContent[] {
  return parameters.flatMap(({ location, parameters: group }) => [
    heading(depth, text(labels.locations[location])),
    ...list(
      withPresence(group).map(({ field, presence }) => writeParameter(field, presence, tools)),
    ),
  ]);
}

/** Samples and body of a call. */
function writeBody(operation: Operation, depth: number, tools: MarkdownTools): BlockContent[] {
  const { kind, requestBody } = operation;
  const samples = tools
    .samples(operation)
    .flatMap(({ code: call, grammar, label }) => [
      heading(depth, ...labelled(labels.call, text(label))),
      fence(call, grammar),
    ]);
  if (!requestBody) return samples;
  const { anchor, content, description, required } = requestBody;
  const presence = presenceWord(required ? 'required' : undefined, tools.direction);
  return [
    heading(depth, ...tools.markOf(anchor), text(kind === 'path' ? labels.body : labels.payload)),
    ...(presence === undefined ? [] : [paragraph(text(presence))]),
    ...setApart(tools.describe(description)),
    ...writeContent(content, tools),
    ...samples,
  ];
}

/** One response below a heading with its status: description, headers, bodies, links. */
function writeResponse(
  response: Response,
  isOnly: boolean,
  depth: number,
  tools: MarkdownTools,
): BlockContent[] {
  const { anchor, content, description, headers, links, status } = response;
  const badge = tools.badgeOf(anchor);
  const title = labelled(labels.response, text(labels.status(status, isOnly)));
  return [
    heading(depth, ...tools.markOf(anchor), ...title),
    ...(badge ? [paragraph(...badge)] : []),
    ...setApart(tools.describe(description)),
    ...(headers.length > 0 ? [paragraph(text(`${labels.headers}:`))] : []),
    ...writeHeaderList(headers, tools),
    ...writeContent(content, tools),
    ...(links.length > 0 ? [paragraph(text(`${labels.links}:`))] : []),
    ...list(links.map((one) => writeLink(one, tools))),
  ];
}

/** A link from a response to another operation. */
function writeLink(link: ResponseLink, tools: MarkdownTools): ListItem {
  const { description, name, parameters, requestBody, server, target } = link;
  const remarks = joined([
    [text(`${labels.linkTo} `), code(target)],
    ...parameters.map((one) => [code(one.name), text(': '), code(one.value)]),
    requestBody !== undefined && labelled(labels.body, code(requestBody)),
  ]);
  return item(
    ...withProse(headed([code(name)], remarks), tools.describe(description)),
    ...list(writeServers(server ? [server] : [], labels.servers, tools)),
  );
}

/** Callbacks: calls from the provider to the reader's system. */
function writeCallbacks(
  callbacks: readonly Callback[],
  depth: number,
  tools: MarkdownTools,
): BlockContent[] {
  return callbacks.flatMap(({ name, operations }) =>
    operations.flatMap((operation) => [
      heading(depth, ...tools.markOf(operation.anchor), ...labelled(labels.callback, text(name))),
      ...(operation.title === name ? [] : [paragraph(text(operation.title))]),
      ...writeInside(operation, depth, tools),
      ...(operation.callbacksLeftOut ? [paragraph(text(labels.callbacksLeftOut))] : []),
    ]),
  );
}
