import type { BlockContent, ListItem } from 'mdast';
import type { Direction } from '../components/Direction.js';
import { describeType } from '../components/describeType.js';
import type { Encoding, MediaType } from '../model/types/service.js';
import type { Example } from '../model/types/text.js';
import { contractLink } from './contractLink.js';
import type { MarkdownTools } from './MarkdownTools.js';
import {
  code,
  fence,
  item,
  joined,
  labelled,
  link,
  list,
  paragraph,
  strong,
  text,
} from './nodes.js';
import { setApart, withProse } from './prose.js';
import { factsSaid, marksSaid } from './saidOf.js';
import { describeSchema, markOf, writeValues } from './writeField.js';
import { writeParameter } from './writeParameter.js';
import { writeSchema } from './writeSchema.js';

/** The bodies of a request or an answer: each media type with its fields, then all examples. */
export function writeContent(
  content: readonly MediaType[],
  direction: Direction,
  tools: MarkdownTools,
): BlockContent[] {
  return [
    ...content.flatMap((media) => writeMedia(media, direction, tools)),
    ...writeExamples(content, tools),
  ];
}

function writeMedia(media: MediaType, direction: Direction, tools: MarkdownTools): BlockContent[] {
  const { exampleLeftOut, examples, name, schema } = media;
  const { labels } = tools;
  const isBeside = schema?.examples.every((one) =>
    examples.some((example) => example.text === one),
  );
  const type = schema && describeType(schema, labels);
  const said = joined([
    schema?.link ? [link(tools.linkTo(schema.link.anchor), text(schema.link.name))] : type,
    ...marksSaid(schema, labels),
    ...(schema ? factsSaid(schema, labels, isBeside) : []),
  ]);
  const head = [
    ...markOf(schema?.anchor, tools),
    strong(code(name)),
    ...(said.length > 0 ? [text(': '), ...said] : []),
  ];
  const inside = [
    ...writeValues(schema, tools),
    ...(schema && !schema.link ? writeSchema(schema, direction, tools) : []),
    ...writeEncodings(media, direction, tools),
  ];
  return [
    ...withProse(head, describeSchema(type ?? '', undefined, schema, tools)),
    ...list(inside),
    ...(exampleLeftOut ? [paragraph(text(labels.exampleLeftOut))] : []),
  ];
}

/** How single parts of a multipart or form body travel. */
function writeEncodings(
  { encodings, encodingsLeftOut }: MediaType,
  direction: Direction,
  tools: MarkdownTools,
): ListItem[] {
  if (encodings.length + encodingsLeftOut === 0) return [];
  const { labels } = tools;
  const items = encodings.map(({ contentType, explode, headers, property, style }) => {
    const said = joined([
      contentType !== undefined && labelled(labels.contentType, code(contentType)),
      style !== undefined && labels.style(style),
      explode !== undefined && labels.explode(explode),
    ]);
    const head = [code(property), ...(said.length > 0 ? [text(': '), ...said] : [])];
    return item(paragraph(...head), ...writeHeaderList(headers, direction, tools));
  });
  const others =
    encodingsLeftOut > 0 ? [item(paragraph(text(labels.entriesLeftOut(encodingsLeftOut))))] : [];
  return [item(paragraph(text(`${labels.encodings}:`)), ...list([...items, ...others]))];
}

/** Headers as a list. */
export function writeHeaderList(
  headers: Encoding['headers'],
  direction: Direction,
  tools: MarkdownTools,
): BlockContent[] {
  return list(
    headers.map((header) =>
      writeParameter(header, header.required ? 'required' : undefined, direction, tools),
    ),
  );
}

/** The named examples of one body, over all its media types, as blocks of code. */
export function writeExamples(content: readonly MediaType[], tools: MarkdownTools): BlockContent[] {
  return content.flatMap((media) =>
    media.examples.flatMap((example) =>
      writeExample(example, content.length > 1 ? media.name : undefined, tools),
    ),
  );
}

function writeExample(
  example: Example,
  media: string | undefined,
  tools: MarkdownTools,
): BlockContent[] {
  const { description, externalValue, generated, language, name, summary } = example;
  const { labels } = tools;
  const label = generated ? labels.generatedExample : labels.example;
  const names = generated ? [media] : [summary ?? name, media];
  const said = joined([...names]);
  const head = [text(said.length > 0 ? `${label}: ` : `${label}:`), ...said];
  const blocks = description === undefined ? [] : tools.describe(description, 'field');
  if (externalValue !== undefined) {
    const address = labelled(labels.externalValue, ...contractLink(externalValue));
    return [...withProse(head, blocks), paragraph(...address)];
  }
  return [
    ...withProse(head, setApart(blocks)),
    fence(example.text, language === 'text' ? undefined : language),
    ...(example.cut ? [paragraph(text(labels.cutValue))] : []),
  ];
}
