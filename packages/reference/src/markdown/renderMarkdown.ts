import type { NamedSchema, Operation, Service, Tag } from '@frontier/openapi';
import { operationsOf } from '@frontier/openapi';
import type { BlockContent } from 'mdast';
import { checkOptions, checkService } from '../checkOptions.js';
import type { Labels } from '../labels/Labels.js';
import { PageNames } from '../paging/PageNames.js';
import { PageBudget } from '../paging/pageSizes.js';
import { createTools, type MarkdownTools } from './createTools.js';
import type { MarkdownOptions, MarkdownPage } from './MarkdownOptions.js';
import { heading, item, joined, link, list, paragraph, text, writeText } from './nodes.js';
import { writeOperation } from './writeOperation.js';
import { writeNamedSchema } from './writeSchema.js';
import { writeHeader, writeSchemes, writeTag } from './writeService.js';

/**
 * Writes one service as Markdown, from the model: everything the HTML pages say, in the same layouts
 * and under the same names, one page after the other. Texts of the document are read as Markdown, made
 * safe and written anew, so that none of them ends the list, table or block of code it stands in.
 *
 * @param service the model, from `loadReference`.
 * @throws {TypeError} when an option is unknown or of a wrong kind.
 * @throws {SpecError} when the pages grow larger than any real document's.
 */
export function renderMarkdown(
  service: Service,
  options: MarkdownOptions,
): Generator<MarkdownPage> {
  checkService('renderMarkdown', service);
  checkOptions('renderMarkdown', options);
  return new PageWriter(service, options).write();
}

/** A document of a list, and the way to it. */
interface ListedDocument {
  readonly service: Service;
  readonly href: string;
}

/** A page that lists several documents, each with the way to it and to its older versions. */
export function writeDocumentList(
  title: string,
  entries: readonly (ListedDocument & { readonly older: readonly ListedDocument[] })[],
  labels: Labels,
): string {
  const items = entries.map(({ href, older, service }) => {
    const said = joined([
      service.summary,
      service.version !== '' && `${labels.version} ${service.version}`,
      labels.operationCount(operationsOf(service).length),
    ]);
    const about = paragraph(link(href, text(service.title)), text(': '), ...said);
    const versions = older.map((one) => [link(one.href, text(one.service.version || '—'))]);
    if (versions.length === 0) return item(about);
    return item(
      about,
      ...list([item(paragraph(text(`${labels.otherVersions}: `), ...joined(versions)))]),
    );
  });
  return writeText([heading(1, text(title)), ...list(items)]);
}

/** Writes the pages of one service, and knows on which of them each part stands. */
class PageWriter {
  private readonly names: PageNames;
  private readonly tags: readonly Tag[];
  /** The page of each part that does not stand on the first. */
  private readonly slugs = new Map<string, string>();
  private readonly tools: MarkdownTools;
  private readonly budget: PageBudget;

  constructor(
    private readonly service: Service,
    private readonly options: MarkdownOptions,
  ) {
    this.names = new PageNames(service);
    this.budget = new PageBudget(service);
    this.tags = service.groups.flatMap((group) => group.tags);
    const listed = new Set(this.tags.flatMap((tag) => this.placeTag(tag)));
    if (options.layout !== 'page') {
      for (const { anchor } of service.schemas) {
        this.slugs.set(anchor, this.names.slugOf(anchor));
      }
    }
    this.tools = createTools(service, {
      ...options,
      linkTo: (anchor) => this.linkTo(anchor),
      isListed: (anchor) => listed.has(anchor),
    });
  }

  *write(): Generator<MarkdownPage> {
    const { names, options, service, tags, tools } = this;
    const first = [
      writeText(writeHeader(service, options, tools)),
      writeText(writeSchemes(service.securitySchemes, tools)),
    ];
    if (options.layout === 'page') {
      const parts = tags.flatMap((tag) => this.writeTag(tag, 2));
      const sections = this.writeSchemas((schemas) =>
        schemas.flatMap((schema) => this.writeSchema(schema, 3)),
      );
      yield this.page('', service.title, [...first, ...parts, ...sections]);
      return;
    }
    const lists = tags.map((tag) =>
      writeText(writeTag(tag, 2, [...tag.operations, ...tag.listed], tools)),
    );
    const sections = this.writeSchemas((schemas) =>
      list(
        schemas.map(({ anchor, name }) => item(paragraph(link(this.linkTo(anchor), text(name))))),
      ),
    );
    yield this.page('', service.title, [...first, ...lists, ...sections]);
    for (const tag of tags) {
      if (options.layout === 'tag') {
        yield this.page(names.slugOf(tag.anchor), tag.title, this.writeTag(tag, 1));
        continue;
      }
      for (const operation of tag.operations) {
        const parts = [this.writeOperation(operation, 1)];
        yield { ...this.page(names.slugOf(operation.anchor), operation.title, parts), operation };
      }
    }
    for (const schema of service.schemas) {
      const parts = [writeText(this.writeSchema(schema, 1))];
      yield this.page(names.slugOf(schema.anchor), schema.name, parts);
    }
  }

  private writeTag(tag: Tag, depth: number): string[] {
    return [
      writeText(writeTag(tag, depth, tag.listed, this.tools)),
      ...tag.operations.map((operation) => this.writeOperation(operation, depth + 1)),
    ];
  }

  private writeOperation(operation: Operation, depth: number): string {
    const markdown = writeText(writeOperation(operation, depth, this.tools));
    this.budget.spend(operation, markdown.length);
    return markdown;
  }

  private writeSchema(named: NamedSchema, depth: number): BlockContent[] {
    const title = heading(depth, ...this.tools.markOf(named.anchor), text(named.name));
    return [title, ...writeNamedSchema(named, this.tools)];
  }

  /** The sections of schemas that there are. */
  private writeSchemas(write: (schemas: readonly NamedSchema[]) => BlockContent[]): string[] {
    return (['schemas'] as const).map((section) => {
      const blocks = write(this.service[section]);
      if (blocks.length === 0) return '';
      return writeText([heading(2, text(this.options.labels[section])), ...blocks]);
    });
  }

  /** All pages but the first lead back to it. */
  private page(slug: string, title: string, parts: readonly string[]): MarkdownPage {
    const back = link(this.options.addressOf(''), text(this.service.title));
    const all = slug === '' ? parts : [...parts, writeText([paragraph(back)])];
    return { slug, title, markdown: all.filter((part) => part !== '').join('\n') };
  }

  /** @returns operations that lists lead to, where each has no page of its own. */
  private placeTag({ anchor, listed, operations }: Tag): string[] {
    const { layout } = this.options;
    const slug = this.names.slugOf(anchor);
    if (layout === 'tag') this.slugs.set(anchor, slug);
    for (const one of layout === 'page' ? [] : operations) {
      this.slugs.set(one.anchor, layout === 'tag' ? slug : this.names.slugOf(one.anchor));
    }
    const linked = { page: listed, tag: [...listed, ...operations], operation: [] }[layout];
    return linked.map((one) => one.anchor);
  }

  /** What a page begins with needs no fragment. */
  private linkTo(anchor: string): string {
    const slug = this.slugs.get(anchor) ?? '';
    const isWhole = slug !== '' && this.names.slugOf(anchor) === slug;
    const address = this.options.addressOf(slug);
    return isWhole ? address : `${address}#${anchor}`;
  }
}
