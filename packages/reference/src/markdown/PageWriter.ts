import type { BlockContent } from 'mdast';
import type { NamedSchema } from '../model/types/schema.js';
import type { Operation, Service, Tag } from '../model/types/service.js';
import { PageNames } from '../paging/PageNames.js';
import { PageBudget } from '../paging/pageSizes.js';
import { createTools } from './createTools.js';
import type { MarkdownOptions, MarkdownPage } from './MarkdownOptions.js';
import type { MarkdownTools } from './MarkdownTools.js';
import { heading, item, link, list, paragraph, text } from './nodes.js';
import { writeOperation } from './writeOperation.js';
import {
  writeHeader,
  writeNamedSchema,
  writeOperationList,
  writeSchemes,
  writeTag,
} from './writeService.js';
import { writeText } from './writeText.js';

/** Writes the pages of one service, and knows on which of them each part stands. */
export class PageWriter {
  private readonly names: PageNames;
  private readonly tags: readonly Tag[];
  private readonly pages = new Map<string, string>();
  private readonly tools: MarkdownTools;
  private readonly budget: PageBudget;

  constructor(
    private readonly service: Service,
    private readonly options: MarkdownOptions,
  ) {
    this.names = new PageNames(service);
    this.budget = new PageBudget(service);
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
      ...this.writeSchemas(
        this.service.schemas.flatMap((schema) => writeNamedSchema(schema, 3, this.tools)),
      ),
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
      const parts = [writeText(writeNamedSchema(schema, 1, this.tools))];
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
    this.budget.spend(operation, markdown.length);
    return markdown;
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
