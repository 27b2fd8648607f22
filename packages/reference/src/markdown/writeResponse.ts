import type { BlockContent, ListItem } from 'mdast';
import type { Direction } from '../components/Direction.js';
import type { Response, ResponseLink } from '../model/types/service.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { code, heading, item, joined, labelled, list, paragraph, text } from './nodes.js';
import { setApart, withProse } from './prose.js';
import { markOf } from './writeField.js';
import { writeContent, writeHeaderList } from './writeMedia.js';
import { writeServers } from './writeServers.js';

/** One answer, below a heading with its status: text, headers, bodies, links. */
export function writeResponse(
  response: Response,
  depth: number,
  direction: Direction,
  tools: MarkdownTools,
): BlockContent[] {
  const { anchor, content, description, headers, links, status } = response;
  const { labels } = tools;
  const badge = tools.badgeOf(anchor);
  return [
    heading(
      depth,
      ...markOf(anchor, tools),
      ...labelled(labels.response, text(labels.status(status))),
    ),
    ...(badge ? [paragraph(...badge)] : []),
    ...setApart(tools.describe(description, 'field')),
    ...(headers.length > 0 ? [paragraph(text(`${labels.headers}:`))] : []),
    ...writeHeaderList(headers, direction, tools),
    ...writeContent(content, direction, tools),
    ...(links.length > 0 ? [paragraph(text(`${labels.links}:`))] : []),
    ...list(links.map((one) => writeLink(one, tools))),
  ];
}

/** A call that an answer leads to. */
function writeLink(link: ResponseLink, tools: MarkdownTools): ListItem {
  const { description, name, parameters, requestBody, server, target } = link;
  const { labels } = tools;
  const said = joined([
    [text(`${labels.linkTo} `), code(target)],
    ...parameters.map((one) => [code(one.name), text(': '), code(one.value)]),
    requestBody !== undefined && labelled(labels.body, code(requestBody)),
  ]);
  const blocks = description === undefined ? [] : tools.describe(description, 'field');
  return item(
    ...withProse([code(name), text(': '), ...said], blocks),
    ...list(writeServers(server ? [server] : [], labels.servers, tools)),
  );
}
