import type { BlockContent } from 'mdast';
import { type Direction, directionOf } from '../components/Direction.js';
import { presenceOf } from '../components/presenceOf.js';
import type { SecurityAlternatives } from '../model/types/security.js';
import type { Callback, Operation, RequestBody } from '../model/types/service.js';
import { contractLink } from './contractLink.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { code, fence, heading, joined, labelled, list, paragraph, text } from './nodes.js';
import { setApart } from './prose.js';
import { presenceSaid } from './saidOf.js';
import { markOf } from './writeField.js';
import { writeContent } from './writeMedia.js';
import { writeParameter } from './writeParameter.js';
import { writeResponse } from './writeResponse.js';
import { writeServers } from './writeServers.js';

/**
 * One operation: what it takes and what it answers, with examples of both.
 *
 * @param depth level of its own heading; its parts stand one below.
 * @param untitled leaves the heading out, under one that says the same.
 */
export function writeOperation(
  operation: Operation,
  depth: number,
  tools: MarkdownTools,
  untitled = false,
): BlockContent[] {
  const { anchor, title } = operation;
  return [
    ...(untitled ? [] : [heading(depth, ...markOf(anchor, tools), text(title))]),
    ...writeInside(operation, depth, tools),
  ];
}

function writeInside(operation: Operation, depth: number, tools: MarkdownTools): BlockContent[] {
  const { anchor, deprecated, description, externalDocs, kind, method, path, servers } = operation;
  const { labels } = tools;
  return [
    paragraph(
      ...joined([
        [code(`${method} ${path}`)],
        deprecated && labels.deprecated,
        tools.badgeOf(anchor),
      ]),
    ),
    ...(description === undefined ? [] : tools.describe(description, 'field')),
    ...(externalDocs
      ? [
          paragraph(
            ...contractLink(externalDocs.url, externalDocs.description ?? labels.moreInformation),
          ),
        ]
      : []),
    ...list(writeServers(servers, labels.servers, tools)),
    ...(kind === 'path' ? [writeSecurity(operation.security, tools)] : []),
    ...writeParameters(operation, depth + 1, tools),
    ...writeBody(operation, depth + 1, tools),
    ...operation.responses.flatMap((response) =>
      writeResponse(response, depth + 1, directionOf(kind, 'response'), tools),
    ),
    ...writeCallbacks(operation.callbacks, depth + 1, tools),
  ];
}

/** Which credentials a call asks for: alternatives, and what is needed together. */
function writeSecurity(security: SecurityAlternatives, { labels }: MarkdownTools): BlockContent {
  const needed = security.filter((requirements) => requirements.length > 0);
  const isFree = needed.length === 0 || needed.length < security.length;
  const ways = needed.map((requirements) =>
    requirements.flatMap(({ key, scopes }, index) => [
      ...(index > 0 ? [text(` ${labels.securityAnd} `)] : []),
      code(key),
      ...(scopes.length > 0 ? [text(` (${scopes.join(', ')})`)] : []),
    ]),
  );
  if (isFree) ways.push([text(needed.length > 0 ? labels.orNoSecurity : labels.noSecurity)]);
  const said = ways.flatMap((way, index) =>
    index > 0 ? [text(` ${labels.securityOr} `), ...way] : way,
  );
  return paragraph(...labelled(labels.security, ...said));
}

function writeParameters(
  { kind, parameters }: Operation,
  depth: number,
  tools: MarkdownTools,
): BlockContent[] {
  return parameters.flatMap(({ location, parameters: group }) => {
    const presence = presenceOf(group);
    const direction = directionOf(kind, 'request');
    const ordered = [...group].sort((a, b) => Number(b.required) - Number(a.required));
    return [
      heading(depth, text(tools.labels.locations[location])),
      ...list(ordered.map((one) => writeParameter(one, presence(one), direction, tools))),
    ];
  });
}

/** The call as code, and what it sends. */
function writeBody(operation: Operation, depth: number, tools: MarkdownTools): BlockContent[] {
  const { labels } = tools;
  const { kind, requestBody } = operation;
  const samples = tools
    .samples(operation)
    .flatMap(({ code: call, grammar, label }) => [
      heading(depth, ...labelled(labels.call, text(label))),
      fence(call, grammar),
    ]);
  if (!requestBody) return samples;
  const name = kind === 'path' ? labels.body : labels.payload;
  return [
    heading(depth, ...markOf(requestBody.anchor, tools), text(name)),
    ...writeRequest(requestBody, directionOf(kind, 'request'), tools),
    ...samples,
  ];
}

function writeRequest(
  { content, description, required }: RequestBody,
  direction: Direction,
  tools: MarkdownTools,
): BlockContent[] {
  const presence = presenceSaid(required ? 'required' : undefined, direction, tools.labels);
  return [
    ...(presence === undefined ? [] : [paragraph(text(presence))]),
    ...(description === undefined ? [] : setApart(tools.describe(description, 'field'))),
    ...writeContent(content, direction, tools),
  ];
}

/** Calls the provider makes back to the reader's system while an operation runs. */
function writeCallbacks(
  callbacks: readonly Callback[],
  depth: number,
  tools: MarkdownTools,
): BlockContent[] {
  return callbacks.flatMap(({ name, operations }) =>
    operations.flatMap((operation) => [
      heading(
        depth,
        ...markOf(operation.anchor, tools),
        ...labelled(tools.labels.callback, text(name)),
      ),
      ...(operation.title === name ? [] : [paragraph(text(operation.title))]),
      ...writeInside(operation, depth, tools),
      ...(operation.callbacksLeftOut ? [paragraph(text(tools.labels.callbacksLeftOut))] : []),
    ]),
  );
}
