import type { NamedSchema, Operation, SecurityScheme, Service, Tag } from '@frontier/openapi';
import { ANCHOR_WORDS } from '@frontier/openapi';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { describeDocs, describeOrigin } from '../components/describeLines.js';
import { describeType } from '../components/describeType.js';
import { FLOW_URLS, schemeFacts } from '../components/Security.js';
import { ownTitle } from '../components/Tag.js';
import { decodeHash } from '../decodeHash.js';
import { escapeHtml } from '../escapeHtml.js';
import { code, type Inline, link, strong } from '../inline.js';
import { labels } from '../labels.js';
import { CallWriter, describeServer } from './CallWriter.js';
import { deprecation, FieldWriter, marks, quoteOthers } from './FieldWriter.js';
import { heading, Lines, list, paragraph } from './nodes.js';
import { type TextOptions, TextTools } from './TextTools.js';

/** Writes a contract and its parts as trees of Markdown, each block with its anchors. */
export interface ReferenceText {
  /** The whole reference. */
  readonly page: () => Root;
  /** One operation with its title as the first heading. */
  readonly operation: (operation: Operation) => Root;
  /** Description, parameters and body of an operation, without samples. */
  readonly request: (operation: Operation) => Root;
  /** Responses of an operation, without samples. */
  readonly responses: (operation: Operation) => Root;
  /** An operation below a heading with its title. */
  readonly article: (operation: Operation) => Root;
  /** An operation for a page about this call; `minimal` is the same call with fewer fields. */
  readonly call: (operation: Operation, minimal?: Operation) => Root;
  /** One tag with its title as the first heading. */
  readonly tag: (tag: Tag) => Root;
  readonly schema: (named: NamedSchema) => Root;
}

/**
 * Prepares the Markdown of a contract, which is written from the model like the HTML.
 *
 * @param service model of the contract.
 * @param options of the site.
 * @returns functions that write the whole reference or a part.
 * @example
 * writeMarkdown(writeReference(service, { route: '/api' }).page()).startsWith('# ') // true
 */
export function writeReference(service: Service, options: TextOptions): ReferenceText {
  const tools = new TextTools(service, options);
  const calls = new CallWriter(tools);
  const root = (children: RootContent[]) => markTargets({ type: 'root', children });
  return {
    page: () =>
      root([
        ...writeHead(service, options, tools),
        ...writeSchemes(service, tools),
        ...service.groups
          .flatMap(({ tags }) => tags)
          .flatMap((tag) => writeTag(tag, 2, calls, tools)),
        ...writeSchemas(service, tools),
      ]),
    operation: (operation) => root(calls.titled(operation, 2)),
    request: (operation) =>
      root([...tools.describe(operation.description), ...calls.request(operation, 2)]),
    responses: (operation) => root(calls.responses(operation, 2)),
    article: (operation) => root(calls.untitled(operation, 4)),
    call: (operation, minimal) => root(calls.call(operation, 3, minimal)),
    tag: (tag) => root(writeTag(tag, 1, calls, tools)),
    schema: ({ anchor, name, schema }) => {
      const lines = new Lines(anchor);
      const type = describeType(schema);
      lines.add(paragraph([strong(name), type !== name && ` ${type}`], anchor));
      new FieldWriter(tools).schema(lines, { schema, caption: name });
      return root(lines.blocks);
    },
  };
}

function writeHead(service: Service, { downloads = [], notice }: TextOptions, tools: TextTools) {
  const { externalDocs, servers, summary, title, version } = service;
  const facts = [
    ...(version ? [term(labels.version, version)] : []),
    ...servers.map((server) => {
      const lines = new Lines();
      lines.line(strong(`${labels.baseUrl}:`), ' ', code(server.url));
      describeServer(lines, server, tools);
      return lines.blocks;
    }),
    ...(downloads.length > 0
      ? [term('OpenAPI', ...downloads.map(({ href, label }) => link(href, label)))]
      : []),
  ];
  const lines = new Lines();
  lines.add(
    ...[notice, summary].flatMap((text) => (text ? [paragraph([text])] : [])),
    ...list(facts),
    ...tools.describe(service.description, 'page'),
    ...(externalDocs ? [paragraph(describeDocs(externalDocs))] : []),
    ...list(describeOrigin(service).map(({ name, pieces }) => term(name, ...pieces))),
  );
  return [heading(1, [title]), ...lines.blocks];
}

function term(name: string, ...pieces: readonly Inline[]) {
  return [paragraph([strong(`${name}:`), ' ', ...pieces])];
}

function writeSchemes({ securitySchemes }: Service, tools: TextTools): RootContent[] {
  if (securitySchemes.length === 0) return [];
  return [
    heading(2, [labels.security]),
    ...securitySchemes.flatMap((scheme) => writeScheme(scheme, tools)),
  ];
}

function writeScheme(scheme: SecurityScheme, tools: TextTools): RootContent[] {
  const { anchor, description, flows, key, metadataUrl, openIdConnectUrl } = scheme;
  return [
    paragraph([code(key), ` ${schemeFacts(scheme).join(' · ')}`, ...deprecation(scheme)], anchor),
    ...quoteOthers(tools.describe(description)),
    ...[openIdConnectUrl, metadataUrl].flatMap((url) => (url ? [paragraph([code(url)])] : [])),
    ...flows.flatMap((flow) => [
      paragraph([flow.kind]),
      ...FLOW_URLS.flatMap((kind) => {
        const url = flow[kind];
        return url ? [paragraph([`${labels[kind]}: `, code(url)])] : [];
      }),
      ...list(
        flow.scopes.map((scope) => {
          const lines = new Lines();
          lines.line(code(scope.name));
          lines.text(tools.describe(scope.description));
          return lines.blocks;
        }),
      ),
    ]),
  ];
}

/** One tag: its description, its operations, and links to operations that are listed under another tag. */
function writeTag(tag: Tag, level: number, calls: CallWriter, tools: TextTools): RootContent[] {
  const { anchor, description, externalDocs, listed, operations, title } = tag;
  return [
    heading(level, [title], anchor),
    ...tools.describe(description),
    ...(externalDocs ? [paragraph(describeDocs(externalDocs))] : []),
    ...operations.flatMap((operation) => calls.titled(operation, level + 2)),
    ...list(
      listed.map((operation) => {
        const mark = operation.kind === 'webhook' ? labels.webhook : operation.method;
        const name = `${mark} ${ownTitle(operation) ?? operation.path}`;
        return [paragraph([link(tools.linkTo(operation.anchor), name)])];
      }),
    ),
  ];
}

/** The named schemas of a large contract, each shown once. */
function writeSchemas({ schemas }: Service, tools: TextTools): RootContent[] {
  if (schemas.length === 0) return [];
  return [
    heading(2, [labels.schemas], ANCHOR_WORDS.schemas),
    ...schemas.flatMap(({ anchor, name, schema }) => {
      const lines = new Lines();
      new FieldWriter(tools).schema(lines, { schema, caption: name });
      const type = describeType({ ...schema, name: undefined });
      return [heading(3, [name, ` ${type}`, ...marks(schema)], anchor), ...lines.blocks];
    }),
  ];
}

/** Puts a mark (`<a id>`) at the start of each block that a link of the tree names. */
function markTargets(tree: Root): Root {
  const wanted = new Set<string>();
  visit(tree, 'link', ({ url }) => {
    const [, fragment] = url.split('#');
    if (fragment) wanted.add(decodeHash(fragment));
  });
  visit(tree, ['heading', 'paragraph'], (node) => {
    if (node.type !== 'heading' && node.type !== 'paragraph') return;
    const ids = (node.data?.anchors ?? []).filter((id) => wanted.delete(id));
    for (const id of ids) {
      node.children.unshift({ type: 'html', value: `<a id="${escapeHtml(id)}"></a>` });
    }
  });
  return tree;
}
