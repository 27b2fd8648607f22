import type { Encoding, Example, MediaType, Parameter } from '@frontier/openapi';
import type { BlockContent, ListItem } from 'mdast';
import { describeBody, describeType } from '../components/describeType.js';
import { itemRules, parameterNotes } from '../components/fieldFacts.js';
import type { Presence } from '../components/presence.js';
import { splitExamples, valueInLine } from '../components/values.js';
import { labels } from '../labels.js';
import type { MarkdownTools } from './createTools.js';
import {
  code,
  contractLink,
  fence,
  headed,
  item,
  joined,
  labelled,
  link,
  list,
  paragraph,
  strong,
  text,
  withProse,
} from './nodes.js';
import { writeEntry, writeNested, writeSchema } from './writeSchema.js';

/** The bodies of a request or response: each media type with its fields, then all examples. */
export function writeContent(content: readonly MediaType[], tools: MarkdownTools): BlockContent[] {
  return [
    ...content.flatMap((media) => writeMedia(media, tools)),
    ...writeExamples(content, tools),
  ];
}

function writeMedia(media: MediaType, tools: MarkdownTools): BlockContent[] {
  const { examples, name, schema } = media;
  const type = describeBody(media);
  const entry = {
    name: [strong(code(name))],
    caption: type ?? '',
    anchor: schema?.anchor,
    schema,
    notes: [schema?.link ? [link(tools.linkTo(schema.link.anchor), text(schema.link.name))] : type],
    isExampleBeside: schema?.examples.every((one) => examples.some((given) => given.text === one)),
    inside: [
      ...(schema && !schema.link ? writeSchema(schema, tools) : []),
      ...itemRules(media).map((rule) => writeNested(rule, tools)),
      ...writeEncodings(media, tools),
    ],
  };
  return [
    ...writeEntry(entry, tools),
    ...(media.exampleLeftOut ? [paragraph(text(labels.exampleLeftOut))] : []),
  ];
}

/** The encodings of parts of a multipart or form body. */
function writeEncodings({ encodings }: MediaType, tools: MarkdownTools): ListItem[] {
  if (encodings.length === 0) return [];
  const items = encodings.map((encoding) => writeEncoding(encoding, tools));
  return [item(paragraph(text(`${labels.encodings}:`)), ...list(items))];
}

function writeEncoding(
  { contentType, explode, headers, property, style }: Encoding,
  tools: MarkdownTools,
): ListItem {
  const remarks = joined([
    contentType !== undefined && labelled(labels.contentType, code(contentType)),
    style !== undefined && labels.style(style),
    explode !== undefined && labels.explode(explode),
  ]);
  return item(paragraph(...headed([code(property)], remarks)), ...writeHeaderList(headers, tools));
}

/** Headers of a response, or of one part of a multipart body. */
export function writeHeaderList(
  headers: readonly Parameter[],
  tools: MarkdownTools,
): BlockContent[] {
  return list(
    headers.map((header) =>
      writeParameter(header, header.required ? 'required' : undefined, tools),
    ),
  );
}

/** One parameter or header; its examples replace the schema's. */
export function writeParameter(
  parameter: Parameter,
  presence: Presence,
  tools: MarkdownTools,
): ListItem {
  const { anchor, deprecated, description, name } = parameter;
  const { explained, schema } = splitExamples(parameter);
  const entry = {
    name: [code(name)],
    caption: name,
    anchor,
    schema,
    notes: [schema && describeType(schema), ...parameterNotes(parameter)],
    presence,
    deprecated,
    description,
    badge: tools.badgeOf(anchor),
    inside: [
      ...explained.map((example) => writeParameterExample(example, tools)),
      ...(schema ? writeSchema(schema, tools) : []),
    ],
  };
  return item(...writeEntry(entry, tools));
}

function writeParameterExample(example: Example, tools: MarkdownTools): ListItem {
  const { description, externalValue, language, name, serialized, summary } = example;
  const shown = valueInLine(language === 'json' ? example.text : JSON.stringify(example.text));
  const label = [labels.example, summary ?? name].filter(Boolean).join(' ');
  const value = externalValue === undefined ? [code(shown)] : contractLink(externalValue);
  const line = joined([
    serialized === example.text ? label : labelled(label, ...value),
    serialized !== undefined && labelled(labels.serialized, code(serialized)),
  ]);
  return item(...withProse(line, tools.describe(description)));
}

/** The named examples of one body in all media types, as code blocks. */
function writeExamples(content: readonly MediaType[], tools: MarkdownTools): BlockContent[] {
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
  const label = generated ? labels.generatedExample : labels.example;
  const remarks = joined([generated ? undefined : (summary ?? name), media]);
  const head = [text(remarks.length > 0 ? `${label}: ` : `${label}:`), ...remarks];
  const blocks = tools.describe(description);
  if (externalValue !== undefined) {
    const address = labelled(labels.externalValue, ...contractLink(externalValue));
    return [...withProse(head, blocks), paragraph(...address)];
  }
  return [
    ...withProse(head, blocks),
    fence(example.text, language === 'text' ? undefined : language),
    ...(example.cut ? [paragraph(text(labels.cutValue))] : []),
  ];
}
