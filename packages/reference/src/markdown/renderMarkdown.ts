import type { BlockContent } from 'mdast';
import type { Labels } from '../labels/Labels.js';
import { LIMITS } from '../limits.js';
import type { NamedSchema } from '../model/types/schema.js';
import type { Operation, Service, Tag } from '../model/types/service.js';
import { operationsOf } from '../operationsOf.js';
import { PageNames } from '../paging/PageNames.js';
import { refuseSize } from '../render/refusals.js';
import { createTools, type MarkdownTools } from './createTools.js';
import type { MarkdownOptions, MarkdownPage } from './MarkdownOptions.js';
import { heading, item, joined, link, list, paragraph, text, writeText } from './nodes.js';
import { writeOperation } from './writeOperation.js';
import { writeNamedSchema } from './writeSchema.js';
import { writeHeader, writeOperationList, writeSchemes, writeTag } from './writeService.js';

/**
 * Writes one service as Markdown, from the model: everything the HTML pages say, in the same layouts
 * and under the same names, one page after the other. Texts of the document are read as Markdown, made
 * safe and written anew, so that none of them ends the list, table or block of code it stands in.
 *
 * @param service the model, from `loadReference`.
 * @throws {SpecError} when the pages grow larger than any real document's.
 */
export function* renderMarkdown(
  service: Service,
  options: MarkdownOptions,
): Generator<MarkdownPage> {
  const writer = new PageWriter(service, options);
  if (options.layout === 'page') {
    yield writer.writeWhole();
    return;
  }
  yield writer.writeOverview();
  if (options.layout === 'tag') yield* writer.writeTagPages();
  else yield* writer.writeOperationPages();
  yield* writer.writeSchemaPages();
}

/** A page that lists several documents, each with the way to it. */
export function writeDocumentList(
  title: string,
  entries: readonly { readonly service: Service; readonly href: string }[],
  labels: Labels,
): string {
  const items = entries.map(({ href, service }) => {
    const said = joined([
      service.summary,
      service.version !== '' && `${labels.version} ${service.version}`,
      labels.operationCount(operationsOf(service).length),
    ]);
    return item(paragraph(link(href, text(service.title)), text(': '), ...said));
  });
  return writeText([heading(1, text(title)), ...list(items)]);
}

/** Writes the pages of one service, and knows on which of them each part stands. */
class PageWriter {
  private readonly names: PageNames;
  private readonly tags: readonly Tag[];
  private readonly pages = new Map<string, string>();
  private readonly tools: MarkdownTools;
  private characters = 0;

  constructor(
    private readonly service: Service,
    private readonly options: MarkdownOptions,
  ) {
    this.names = new PageNames(service);
    this.tags = service.groups.flatMap((group) => group.tags);
    this.placeParts();
    const listed = this.listedAnchors();
    this.tools = createTools(service, {
      ...options,
      linkTo: (anchor) => this.linkTo(anchor),
      isListed: (anchor) => listed.has(anchor),
    });
  }

  /** Everything on one page. */
  writeWhole(): MarkdownPage {
    return this.page('', this.service.title, [
      ...this.writeFirst(),
      ...this.tags.flatMap((tag) => this.writeTag(tag, 2)),
      ...this.writeSchemas(this.service.schemas.flatMap((schema) => this.writeSchema(schema, 3))),
    ]);
  }

  /** The first of many pages, with the way to all others. */
  writeOverview(): MarkdownPage {
    const { schemas, title } = this.service;
    const links = schemas.map(({ anchor, name }) =>
      item(paragraph(link(this.linkTo(anchor), text(name)))),
    );
    return this.page('', title, [
      ...this.writeFirst(),
      ...this.tags.flatMap((tag) => [
        writeText([
          ...writeTag(tag, 2, this.tools),
          ...writeOperationList([...tag.operations, ...tag.listed], this.tools),
        ]),
      ]),
      ...this.writeSchemas(list(links)),
    ]);
  }

  /** A page for each tag. */
  *writeTagPages(): Generator<MarkdownPage> {
    for (const tag of this.tags) {
      const parts = this.writeTag(tag, 1);
      yield this.page(this.names.slugOf(tag.anchor), tag.title, parts, true);
    }
  }

  /** A page for each operation. */
  *writeOperationPages(): Generator<MarkdownPage> {
    for (const operation of this.tags.flatMap((tag) => tag.operations)) {
      const slug = this.names.slugOf(operation.anchor);
      const parts = [this.writeOperation(operation, 1)];
      yield { ...this.page(slug, operation.title, parts, true), operation };
    }
  }

  /** A page for each schema that recurs. */
  *writeSchemaPages(): Generator<MarkdownPage> {
    for (const schema of this.service.schemas) {
      const parts = [writeText(this.writeSchema(schema, 1))];
      yield this.page(this.names.slugOf(schema.anchor), schema.name, parts, true);
    }
  }

  private writeFirst(): string[] {
    return [
      writeText(writeHeader(this.service, this.options, this.tools)),
      writeText(writeSchemes(this.service.securitySchemes, this.tools)),
    ];
  }

  private writeTag(tag: Tag, depth: number): string[] {
    return [
      writeText([
        ...writeTag(tag, depth, this.tools),
        ...writeOperationList(tag.listed, this.tools),
      ]),
      ...tag.operations.map((operation) => this.writeOperation(operation, depth + 1)),
    ];
  }

  private writeOperation(operation: Operation, depth: number): string {
    const markdown = writeText(writeOperation(operation, depth, this.tools));
    this.characters += markdown.length;
    if (this.characters > LIMITS.pageCharacters) throw refuseSize(this.service, operation);
    return markdown;
  }

  private writeSchema(named: NamedSchema, depth: number): BlockContent[] {
    const { anchor, name } = named;
    return [
      heading(depth, ...this.tools.markOf(anchor), text(name)),
      ...writeNamedSchema(named, this.tools),
    ];
  }

  private writeSchemas(blocks: BlockContent[]): string[] {
    if (blocks.length === 0) return [];
    return [writeText([heading(2, text(this.options.labels.schemas)), ...blocks])];
  }

  /** @param isFurther whether it leads back to the first page. */
  private page(
    slug: string,
    title: string,
    parts: readonly string[],
    isFurther = false,
  ): MarkdownPage {
    const back = link(this.options.addressOf(''), text(this.service.title));
    const all = isFurther ? [...parts, writeText([paragraph(back)])] : parts;
    return { slug, title, markdown: all.filter((part) => part !== '').join('\n') };
  }

  private placeParts(): void {
    const { layout } = this.options;
    if (layout === 'page') return;
    const place = ({ anchor }: Pick<NamedSchema, 'anchor'>, slug: string) =>
      this.pages.set(anchor, slug);
    for (const schema of this.service.schemas) place(schema, this.names.slugOf(schema.anchor));
    for (const tag of this.tags) {
      const slug = this.names.slugOf(tag.anchor);
      if (layout === 'tag') place(tag, slug);
      for (const operation of tag.operations) {
        place(operation, layout === 'tag' ? slug : this.names.slugOf(operation.anchor));
      }
    }
  }

  /** Operations that lists lead to where each has no page of its own. */
  private listedAnchors(): ReadonlySet<string> {
    const { layout } = this.options;
    if (layout === 'operation') return new Set();
    const listed = this.tags.flatMap((tag) =>
      layout === 'tag' ? [...tag.listed, ...tag.operations] : tag.listed,
    );
    return new Set(listed.map(({ anchor }) => anchor));
  }

  /** What a page begins with needs no fragment. */
  private linkTo(anchor: string): string {
    const slug = this.pages.get(anchor) ?? '';
    const isWhole = slug !== '' && this.names.slugOf(anchor) === slug;
    const address = this.options.addressOf(slug);
    return isWhole ? address : `${address}#${anchor}`;
  }
}
