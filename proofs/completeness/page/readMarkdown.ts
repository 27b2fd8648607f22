import { portuguese as labels } from '@frontier/reference';
import type { Heading, List, Paragraph, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addLine, addList, addProse, type ListMode, withoutMark } from './MarkdownPlace';
import { callOf, firstPart, kindOf, listsCalls } from './markdownParts';
import { PageNode } from './PageNode';

const parser = unified().use(remarkParse).use(remarkGfm);

const EXAMPLES = [labels.example, labels.generatedExample].map((word) => `${word}:`);
/** What the items of a document's or an operation's own facts begin with. */
const FACTS = [
  labels.version,
  labels.baseUrl,
  'OpenAPI',
  labels.contact,
  labels.license,
  labels.servers,
  labels.termsOfService,
  labels.moreInformation,
];

/** Reads a Markdown reference as the same tree of places that HTML is read as. */
export function readMarkdown(markdown: string): PageNode {
  const { children } = parser.parse(markdown);
  return new MarkdownReading(children).root;
}

class MarkdownReading {
  readonly root = new PageNode('', 'html', undefined);
  private levels: { readonly depth: number; readonly node: PageNode }[] = [];
  /** Where blocks go: the last heading's place, or a body in it. */
  private place = this.root;
  private listMode: ListMode = {};
  private inExample = false;
  private ids = 0;

  constructor(blocks: readonly RootContent[]) {
    const first = firstPart(blocks);
    for (const [index, block] of blocks.entries()) {
      if (index === first) this.levels = [];
      if (block.type === 'heading') this.openHeading(block, blocks[index + 1]);
      else this.readBlock(block, blocks[index - 1]?.type === 'heading');
    }
  }

  private readonly nextId = () => {
    this.ids += 1;
    return `lugar-${this.ids}`;
  };

  private openHeading(heading: Heading, next: RootContent | undefined): void {
    const { id, words } = withoutMark(heading.children);
    this.levels = this.levels.filter(({ depth }) => depth < heading.depth);
    const around = this.levels.at(-1)?.node ?? this.root;
    const { isPlace, label, tag } = kindOf(
      heading.depth,
      textOf({ type: 'paragraph', children: words }),
      next,
      around,
    );
    const prefix = {
      [labels.security]: 'seguranca.',
      [labels.schemas]: 'esquema.',
      [labels.unusedSchemas]: 'esquema.',
    }[around.label];
    const node = around.addChild(isPlace ? (id ?? `${prefix ?? ''}${this.nextId()}`) : '', tag);
    node.addText(label, false, false);
    node.addBreak();
    this.levels.push({ depth: heading.depth, node });
    this.place = node;
    this.listMode = {};
    this.inExample = false;
  }

  /** @param isFirst whether the block follows a heading. */
  private readBlock(block: RootContent, isFirst: boolean): void {
    if (block.type === 'paragraph') this.readParagraph(block, isFirst);
    else if (block.type === 'list') this.readList(block);
    else if (block.type === 'code') this.readCode(block.value);
    else addProse(this.inExample ? this.operation() : this.place, block);
  }

  private readParagraph(paragraph: Paragraph, isFirst: boolean): void {
    const { id, words } = withoutMark(paragraph.children);
    const [first] = words;
    const text = textOf(paragraph);
    const call = callOf(paragraph);
    this.listMode = {};
    if (call && ['article', 'details'].includes(this.place.tag)) {
      for (const word of call) this.place.addText(word, false, false);
      addLine(this.place, words.slice(1));
    } else if (this.inExample || EXAMPLES.some((word) => text.startsWith(word))) {
      this.inExample = !text.startsWith(`${labels.externalValue}:`);
      addProse(this.operation(), paragraph);
    } else if (first?.type === 'strong' && first.children[0]?.type === 'inlineCode') {
      this.place = this.section().addChild(id ?? '', 'div');
      addLine(this.place, words);
    } else if (text === `${labels.headers}:` || text === `${labels.links}:`) {
      this.place = this.section();
      this.listMode = text === `${labels.headers}:` ? { infix: '.header.' } : { isNameless: true };
    } else if (this.isSaid(text, isFirst)) addLine(this.place, words);
    else addProse(this.place, paragraph);
  }

  /** Whether a paragraph is the reference's own. */
  private isSaid(text: string, isFirst: boolean): boolean {
    const isWord = text === labels.required || text === labels.alwaysPresent;
    return isWord || text.startsWith(`${labels.security}:`) || (isFirst && this.isNamed());
  }

  private readList(list: List): void {
    const [first] = list.children;
    const begin = first ? textOf(first) : '';
    if (this.place.id.startsWith('seguranca.')) this.readFlows(list);
    else if (this.isNamed() || this.place.tag === 'div' || this.section() !== this.operation()) {
      addList(this.place, list, this.listMode, this.nextId);
    } else if (FACTS.some((word) => begin.startsWith(word)) || listsCalls(list)) {
      addList(this.place, list, {}, this.nextId);
    } else addProse(this.place, list);
  }

  /** Ways to a token are told of the scheme; their scopes are rows. */
  private readFlows({ children }: List): void {
    for (const { children: parts } of children) {
      for (const part of parts) {
        if (part.type === 'paragraph') addLine(this.place, part.children);
        else if (part.type === 'list') addList(this.place, part, { isNameless: true }, this.nextId);
      }
    }
  }

  private readCode(code: string): void {
    const isCall = this.place.label.startsWith(`${labels.call}: `);
    if (!this.inExample && !isCall) {
      this.place.addText(code, true, false);
      return;
    }
    const operation = this.operation();
    operation.openCode();
    operation.addText(code, false, true);
    this.inExample = false;
  }

  /** A scheme or a schema, which begins with what the reference says of it. */
  private isNamed(): boolean {
    return /^(seguranca|esquema)\./.test(this.place.id);
  }

  private section(): PageNode {
    return this.levels.at(-1)?.node ?? this.root;
  }

  private operation(): PageNode {
    const around = this.levels.map(({ node }) => node);
    return (
      around.filter(({ tag }) => ['article', 'details'].includes(tag)).at(-1) ?? this.section()
    );
  }
}
