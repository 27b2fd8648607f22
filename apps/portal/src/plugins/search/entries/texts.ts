import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { readAttributes } from '../../../shared/mdx/mdxNodes';

/** The mark of a reading of ours behind a sentence, which says nothing of the thing described. */
const MARK = /(?<=[.!?]) leitura nossa(?= |$)/g;

/** A contract's Markdown as one line of text, without the marks of our own readings. */
export function plainMarkdown(markdown: string | undefined): string {
  if (markdown === undefined) return '';
  const { children } = unified().use(remarkParse).parse(markdown);
  return tidy(children.map((node) => textOf(node)).join(' ')).replace(MARK, '');
}

/** One line of text, with single spaces. */
function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What of the contracts guides show inside of their text. */
export type ShownFacts = Pick<ContractIndex, 'constants' | 'enums' | 'states'>;

/** The text of blocks as readers see it, code left out, with the constants they show. */
export function textOfNodes(nodes: readonly Nodes[], facts: ShownFacts): string {
  return tidy(nodes.map((node) => write(node, facts)).join(' '));
}

/** The code that blocks show, with what it prints. */
export function codeOfNodes(nodes: readonly Nodes[]): string {
  const codes: string[] = [];
  for (const node of nodes) visit(node, 'code', ({ value }) => codes.push(value));
  return codes.join(' ');
}

function write(node: Nodes, facts: ShownFacts): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeElement(node, facts);
    case 'paragraph':
    case 'tableCell':
    case 'listItem':
      return ` ${writeAll(node.children, facts)} `;
    default:
      return 'children' in node ? writeAll(node.children, facts) : '';
  }
}

function writeAll(nodes: readonly Nodes[], facts: ShownFacts): string {
  return nodes.map((node) => write(node, facts)).join('');
}

function writeElement(element: MdxJsxFlowElement | MdxJsxTextElement, facts: ShownFacts): string {
  const given = readAttributes(element);
  const service = given.get('service') ?? '';
  const name = given.get('name') ?? '';
  switch (element.name) {
    case 'Constant':
      return facts.constants[service]?.[given.get('path') ?? ''] ?? '';
    case 'EnumValues':
      return (facts.enums[service]?.[name] ?? []).map(({ value }) => value).join(', ');
    case 'ObjectStates':
      return (facts.states[name]?.values ?? []).join(', ');
    default:
      return writeAll(element.children, facts);
  }
}

/** A guide or post as its author wrote it: the texts of its front matter, and its own by section. */
export interface MarkdownDocument {
  readonly texts: Readonly<Record<string, string>>;
  /** The first one is what stands before any heading. */
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  /** As Docusaurus gives it; empty before the first heading. */
  readonly anchor: string;
  readonly title: string;
  readonly nodes: readonly RootContent[];
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** The lines that open and close an admonition (`:::note[Title]`). */
const ADMONITION = /^:::+ *\w*(?:\[(.*)\])?$/gm;

/**
 * Reads MDX into its sections, those of the second and the third level.
 *
 * @throws {Error} naming the file when it is no MDX.
 */
export function readDocument(file: string, source: string): MarkdownDocument {
  let tree: Root;
  try {
    tree = processor.parse(source.replace(ADMONITION, '$1'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [first] = tree.children;
  const data: unknown = first?.type === 'yaml' ? parseYaml(first.value) : undefined;
  return {
    texts: Object.fromEntries(
      Object.entries(data ?? {}).filter(([, value]) => typeof value === 'string'),
    ),
    sections: splitSections(tree),
  };
}

function splitSections({ children }: Root): DocumentSection[] {
  const slugger = createSlugger();
  const sections: { anchor: string; title: string; nodes: RootContent[] }[] = [
    { anchor: '', title: '', nodes: [] },
  ];
  for (const node of children) {
    if (node.type !== 'heading') {
      sections.at(-1)?.nodes.push(node);
      continue;
    }
    // Every heading takes its place among the anchors, also those that are no section.
    const title = tidy(textOf(node));
    const anchor = slugger.slug(title);
    if (isSection(node)) sections.push({ anchor, title, nodes: [] });
  }
  return sections;
}

function isSection({ depth }: Heading): boolean {
  return depth === 2 || depth === 3;
}
