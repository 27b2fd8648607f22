import type { NamedSchema, Operation, Service, Tag } from '@frontier/openapi';
import type { BlockContent } from 'mdast';
import { labels } from '../labels.js';
import { namePages } from '../render/namePages.js';
import {
  createTools,
  type MarkdownOptions,
  type MarkdownTools,
  type ToolOptions,
} from './createTools.js';
import { heading, link, paragraph, text, writeText } from './nodes.js';
import { writeLeanBody, writeOperation } from './writeOperation.js';
import { writeNamedSchema } from './writeSchema.js';
import { writeHeader, writeSchemes, writeTag } from './writeService.js';

/**
 * Writes the whole reference of one service as Markdown (CommonMark and GFM) with one first-level heading and the
 * same facts as its HTML. Texts of the contract are parsed, sanitised and serialised again, so that none ends the
 * list, table or code block around it.
 *
 * @param service model of the contract.
 * @param options of the site.
 * @returns Markdown.
 * @example
 * renderMarkdown(service, { addressOf: (slug) => `/${slug}.md` }).split('\n')[0] // '# API de Operação'
 */
export function renderMarkdown(service: Service, options: MarkdownOptions): string {
  const tags = service.groups.flatMap((group) => group.tags);
  const listed = new Set(tags.flatMap((tag) => tag.listed.map(({ anchor }) => anchor)));
  const tools = createTools(service, {
    ...options,
    linkTo: (anchor) => `${options.addressOf('')}#${anchor}`,
    isListed: (anchor) => listed.has(anchor),
  });
  const schemas = service.schemas.flatMap((schema) => writeSchema(schema, 3, tools));
  return join([
    writeHeader(service, options, tools),
    writeSchemes(service.securitySchemes, tools),
    ...tags.flatMap((tag) => writeWholeTag(tag, tools)),
    schemas.length > 0 ? [heading(2, text(labels.schemas)), ...schemas] : [],
  ]);
}

/**
 * Writes each operation and each shared schema of one service as a separate Markdown file.
 *
 * @param service model of the contract.
 * @param options of the site.
 * @returns the files' contents by anchor.
 * @example
 * renderMarkdownPages(service, { addressOf: (slug) => `/${slug}.md` }).has('listarOperacoes') // true
 */
export function renderMarkdownPages(
  service: Service,
  options: MarkdownOptions,
): ReadonlyMap<string, string> {
  const slugs = namePages(service);
  const tools = createTools(service, {
    ...options,
    linkTo: (anchor) => {
      const slug = slugs.get(anchor);
      return slug === undefined ? `${options.addressOf('')}#${anchor}` : options.addressOf(slug);
    },
  });
  const back = paragraph(link(options.addressOf(''), text(service.title)));
  const operations = service.groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.operations));
  return new Map([
    ...operations.map((operation) => {
      const blocks = writeOperation(operation, 1, tools);
      return [operation.anchor, join([blocks, [back]])] as const;
    }),
    ...service.schemas.map((schema) => {
      const blocks = writeSchema(schema, 1, tools);
      return [schema.anchor, join([blocks, [back]])] as const;
    }),
  ]);
}

/** Writers of single parts of a service, for guides. */
export interface MarkdownParts {
  /**
   * Writes one operation or webhook.
   *
   * @param depth level of its heading, 1 to 6; its sections are one level below.
   * @param untitled omits the heading, below another with the same text.
   */
  readonly operation: (operation: Operation, depth: number, untitled?: boolean) => string;
  /**
   * Writes one operation without its heading, for a page about it.
   *
   * @param lean the same call with fewer fields (`keepRequired`), whose body is shown first.
   */
  readonly call: (operation: Operation, depth: number, lean?: Operation) => string;
  /** Writes every field of a schema. */
  readonly schema: (named: NamedSchema) => string;
}

/**
 * Creates the writers of single parts of a service; `renderMarkdown` writes the whole service.
 *
 * @param service model of the contract.
 * @param options badges, and addresses of anchors.
 * @returns functions that return Markdown.
 * @example
 * const parts = createMarkdownParts(service, { linkTo: (anchor) => `#${anchor}` })
 * Object.keys(parts).sort() // ['call', 'operation', 'schema']
 */
export function createMarkdownParts(
  service: Service,
  options: Pick<ToolOptions, 'badges' | 'linkTo'>,
): MarkdownParts {
  const tools = createTools(service, options);
  return {
    operation: (operation, depth, untitled) =>
      writeText(writeOperation(operation, depth, tools, untitled)),
    call: (operation, depth, lean) =>
      writeText([
        ...(lean ? writeLeanBody(lean, depth + 1) : []),
        ...writeOperation(operation, depth, tools, true),
      ]),
    schema: (named) => writeText(writeNamedSchema(named, tools)),
  };
}

function writeWholeTag(tag: Tag, tools: MarkdownTools): BlockContent[][] {
  return [
    writeTag(tag, tools),
    ...tag.operations.map((operation) => writeOperation(operation, 3, tools)),
  ];
}

function writeSchema(named: NamedSchema, depth: number, tools: MarkdownTools): BlockContent[] {
  const title = heading(depth, ...tools.markOf(named.anchor), text(named.name));
  return [title, ...writeNamedSchema(named, tools)];
}

/** Serialises each section separately, so that an HTML comment or list never continues into the next section. */
function join(sections: readonly BlockContent[][]): string {
  return sections
    .filter((blocks) => blocks.length > 0)
    .map(writeText)
    .join('\n');
}
