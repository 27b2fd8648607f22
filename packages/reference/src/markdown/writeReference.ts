import type { NamedSchema, Operation, Service, Tag } from '@frontier/openapi';
import { ANCHOR_WORDS } from '@frontier/openapi';
import type { BlockContent, Root, RootContent } from 'mdast';
import {
  CallDescriber,
  describeSchemes,
  describeServer,
  ownTitle,
} from '../blocks/CallDescriber.js';
import { describeDocs, describeOrigin } from '../blocks/describeLines.js';
import { SchemaDescriber, type Site } from '../blocks/SchemaDescriber.js';
import { code, type Inline, link, strong } from '../inline.js';
import { labels } from '../labels.js';
import type { DescriptionKind } from '../render/adaptDescription.js';
import { findTargets } from '../render/findTargets.js';
import { isPlainText, readDescription, writeBoxes } from '../render/readDescription.js';
import type { ReferenceOptions } from '../render/renderReference.js';
import { writeSamples } from '../render/writeSamples.js';
import { BlockWriter, LANGUAGE } from './BlockWriter.js';
import { fence, heading, Lines, list, paragraph } from './nodes.js';
import { toMarkdown } from './toMarkdown.js';

type TextOptions = Pick<
  ReferenceOptions,
  'badges' | 'cautionOf' | 'download' | 'notice' | 'questionHref' | 'route'
>;

/**
 * Prepares the Markdown of a contract. Like the HTML it is written from the model.
 *
 * @returns functions that write the contract and its parts as trees, each block with its anchors.
 * @example
 * writeMarkdown(writeReference(service, { route: '/api' }).page()).startsWith('# ') // true
 */
export function writeReference(service: Service, options: TextOptions) {
  const { badges, cautionOf, questionHref, route } = options;
  const linkTo = (anchor: string) => `${route}#${anchor}`;
  const { securitySchemes } = service;
  const tools: Site = { linkTo, questionHref, securitySchemes, badgeOf: (at) => badges?.get(at) };
  const calls = new CallDescriber(tools);
  const schemas = new SchemaDescriber(tools);
  const writer = new BlockWriter((text) => describe(text));
  const root = (children: RootContent[]): Root => ({ type: 'root', children });

  const addressOf = findTargets(service, linkTo);

  /** Written texts by kind and source. The parts of a contract repeat those of its page. */
  const texts = new Map<string, readonly BlockContent[]>();

  function describe(text: string | undefined, kind: DescriptionKind = 'field'): BlockContent[] {
    const source = text?.trim() ?? '';
    if (source === '') return [];
    if (kind === 'field' && isPlainText(source)) return [paragraph([source])];
    const key = `${kind} ${source}`;
    const written = texts.get(key) ?? writeText(source, kind);
    texts.set(key, written);
    return structuredClone([...written]);
  }

  /** A text that cannot be parsed is shown literally. */
  function writeText(source: string, kind: DescriptionKind): BlockContent[] {
    const read = readDescription(source, kind, { addressOf });
    if (read) return toMarkdown(writeBoxes(read.tree)).children as BlockContent[];
    return kind === 'field' && !source.includes('\n') ? [paragraph([source])] : [fence(source, '')];
  }

  /** @param anchor of an operation whose heading the caller writes. */
  const writeOperation = (operation: Operation, level: number, anchor?: string) => [
    writePath(operation, anchor),
    ...writeMarks(operation),
    ...writer.write(
      [
        ...calls.notes(operation),
        { kind: 'examples', operation },
        ...calls.request(operation),
        ...calls.responses(operation),
        ...calls.callbacks(operation),
      ],
      level,
    ),
  ];
  const writeTitled = (operation: Operation, level: number) => [
    heading(level - 1, [operation.title], operation.anchor),
    ...writeOperation(operation, level),
  ];

  function writeCall(operation: Operation, minimal?: Operation): RootContent[] {
    const [sample] = writeSamples(operation, LANGUAGE);
    const own = new CallDescriber({ ...tools, advice: operation.advice });
    return [
      writePath(operation, operation.anchor),
      ...writer.examples(operation, minimal),
      ...writeMarks(operation),
      ...writer.write(
        [
          ...own.notes(operation),
          ...own.request(operation, sample?.code),
          ...own.responses(operation),
          ...own.callbacks(operation),
        ],
        3,
      ),
    ];
  }

  function writeMarks(operation: Operation): RootContent[] {
    const caution = cautionOf?.(operation);
    const lines = [calls.marks(operation), caution ? [link(caution.href, caution.label)] : []];
    return lines.flatMap((line) => (line.length > 0 ? [paragraph(line)] : []));
  }

  function writeTag(tag: Tag, level: number): RootContent[] {
    const { anchor, description, externalDocs, listed, operations, title } = tag;
    return [
      heading(level, [title], anchor),
      ...describe(description),
      ...(externalDocs ? [paragraph(describeDocs(externalDocs))] : []),
      ...operations.flatMap((operation) => writeTitled(operation, level + 2)),
      ...list(
        listed.map((operation) => {
          const mark = operation.kind === 'webhook' ? labels.webhook : operation.method;
          const name = `${mark} ${ownTitle(operation) ?? operation.path}`;
          return [paragraph([link(linkTo(operation.anchor), name)])];
        }),
      ),
    ];
  }

  function writeHead(): RootContent[] {
    const { download, notice } = options;
    const { externalDocs, servers, summary, title, version } = service;
    const facts = [
      ...(version ? [term(labels.version, version)] : []),
      ...servers.map((server) => {
        const head = [strong(`${labels.baseUrl}:`), ' ', code(server.url)];
        const blocks = describeServer(server);
        return writer.entry({ head, blocks }, 2);
      }),
      ...(download ? [term('OpenAPI', link(download.href, download.label))] : []),
    ];
    const lines = new Lines();
    lines.add(
      ...[notice, summary].flatMap((text) => (text ? [paragraph([text])] : [])),
      ...list(facts),
      ...describe(service.description, 'page'),
      ...(externalDocs ? [paragraph(describeDocs(externalDocs))] : []),
      ...list(describeOrigin(service).map(({ name, pieces }) => term(name, ...pieces))),
    );
    return [heading(1, [title]), ...lines.blocks];
  }

  function writePage(): RootContent[] {
    const schemes = describeSchemes(service.securitySchemes);
    const shared = schemas.shared(service.schemas);
    return [
      ...writeHead(),
      ...(schemes.length > 0 ? [heading(2, [labels.security]), ...writer.write(schemes, 3)] : []),
      ...service.groups.flatMap(({ tags }) => tags.flatMap((tag) => writeTag(tag, 2))),
      ...(shared.length > 0
        ? [heading(2, [labels.schemas], ANCHOR_WORDS.schemas), ...writer.write(shared, 3)]
        : []),
    ];
  }

  return {
    page: () => root(writePage()),
    /** One operation with its title as the first heading. */
    operation: (operation: Operation) => root(writeTitled(operation, 2)),
    /** Description, parameters and body of an operation, without samples. */
    request: (operation: Operation) =>
      root([
        ...writeMarks(operation),
        ...describe(operation.description),
        ...writer.write(calls.request(operation), 2),
      ]),
    /** Responses of an operation, without samples. */
    responses: (operation: Operation) => root(writer.write(calls.responses(operation), 2)),
    /** An operation below a heading with its title. */
    article: (operation: Operation) => root(writeOperation(operation, 4, operation.anchor)),
    /** An operation for a page about this call, with the advice about fields; `minimal` is the same with fewer fields. */
    call: (operation: Operation, minimal?: Operation) => root(writeCall(operation, minimal)),
    /** One tag with its title as the first heading. */
    tag: (tag: Tag) => root(writeTag(tag, 1)),
    schema: (named: NamedSchema) => root(writer.write([schemas.card(named)], 1)),
  };
}

function writePath({ id, kind, method, path }: Operation, anchor?: string) {
  const isNamed = id !== `${method.toLowerCase()}-${path}`;
  const own = isNamed ? [' · operationId ', code(id)] : [];
  const webhook = kind === 'webhook' && ` · ${labels.webhook}`;
  return paragraph([code(`${method} ${path}`), ...own, webhook], anchor);
}

function term(name: string, ...pieces: readonly Inline[]) {
  return [paragraph([strong(`${name}:`), ' ', ...pieces])];
}
