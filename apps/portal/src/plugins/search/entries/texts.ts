import type { Entry } from '@frontier/search';
import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import { isAssumptionMark, isQuestionLink } from '../../../shared/assumptions/assumptionMark';
import { readAttributes, readMdx } from '../../../shared/mdx/jsxNodes';
import { tidy } from '../../../shared/mdx/plainText';
import { slugHeadings, titleOf } from '../../../shared/mdx/slugHeadings';

/** Facts from the contracts that guides show in their text. */
export type ShownFacts = Pick<
  ContractIndex,
  'advice' | 'constants' | 'enums' | 'operations' | 'states'
>;

/** The visible text of blocks with its constants, without code blocks and marks of assumptions. */
export function textOfNodes(nodes: readonly Nodes[], facts: ShownFacts): string {
  const text = tidy(nodes.map((node) => write(node, facts)).join(' '));
  // A mark is between a word and its full stop.
  return text.replace(/ (?=[.,;:](?: |$))/g, '');
}

/** Whether blocks have marks of assumptions, or links to open questions. */
export function doubtOfNodes(nodes: readonly Nodes[]): Pick<Entry, 'doubt'> {
  let doubt: Entry['doubt'];
  for (const node of nodes) {
    visit(node, 'link', (link) => {
      if (isAssumptionMark(link.url, textOf(link))) doubt = 'assumption';
      else if (isQuestionLink(link.url)) doubt ??= 'question';
    });
  }
  return doubt ? { doubt } : {};
}

export function codeOfNodes(nodes: readonly Nodes[]): string {
  const codes: string[] = [];
  for (const node of nodes) visit(node, 'code', ({ value }) => codes.push(value));
  return tidy(codes.join(' '));
}

function write(node: Nodes, facts: ShownFacts): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'link':
      return isAssumptionMark(node.url, textOf(node)) ? '' : writeAll(node.children, facts);
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeElement(node, facts);
    case 'tableRow':
      return `${node.children.map((cell) => writeAll(cell.children, facts)).join(' – ')}; `;
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

export interface DocumentSection {
  /** Anchor from Docusaurus; empty before the first heading. */
  readonly anchor: string;
  readonly title: string;
  readonly nodes: readonly RootContent[];
}

/**
 * Parses MDX into sections of the second and third heading level.
 *
 * @throws {Error} with the path and line when the file is not MDX.
 */
export function readDocument(file: string, source: string) {
  let page: ReturnType<typeof readMdx>;
  try {
    page = readMdx(source);
  } catch (error) {
    throw new Error(`${file}:${error}`);
  }
  return {
    texts: Object.fromEntries(
      Object.entries(page.frontMatter).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    /** Other names of its subject, as readers type them. */
    keywords: [page.frontMatter.keywords ?? []].flat().map(String),
    /** The first one is the content before any heading. */
    sections: listSections(page.tree),
  };
}

function listSections(tree: Root): [opening: DocumentSection, ...DocumentSection[]] {
  const ids = slugHeadings(tree);
  let nodes: RootContent[] = [];
  const opening = { anchor: '', title: '', nodes };
  const sections: DocumentSection[] = [];
  for (const node of tree.children.flatMap(contentOfNotice)) {
    if (node.type !== 'heading') nodes.push(node);
    else if (node.depth === 2 || node.depth === 3) {
      nodes = [];
      sections.push({ anchor: ids.get(node) ?? '', title: tidy(titleOf(node)), nodes });
    }
  }
  return [opening, ...sections];
}

/** The parts of a notice belong to the section around it. */
function contentOfNotice(node: RootContent): RootContent[] {
  return node.type === 'containerDirective' ? node.children.flatMap(contentOfNotice) : [node];
}
