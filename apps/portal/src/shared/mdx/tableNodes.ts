import type { Heading, List, ListItem, Paragraph, PhrasingContent, Table } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isQuestionLink } from '../assumptions/assumptionMark';

interface ListEntry {
  readonly cell: Cell;
  readonly children?: readonly ListEntry[];
}

/** A Markdown list; entries may contain nested lists. */
export function listNode(entries: readonly ListEntry[]): List {
  return {
    type: 'list',
    spread: false,
    children: entries.map(
      ({ cell, children = [] }): ListItem => ({
        type: 'listItem',
        spread: false,
        children: [
          { type: 'paragraph', children: [...cell] },
          ...(children.length > 0 ? [listNode(children)] : []),
        ],
      }),
    ),
  };
}

/** A list of names and facts. Names without a fact are omitted. */
export function labelledList(facts: readonly (readonly [name: string, fact: Cell])[]): List {
  const known = facts.filter(([, fact]) => fact.length > 0);
  return listNode(
    known.map(([name, fact]) => ({
      cell: [{ type: 'strong', children: [textNode(`${name}:`)] }, textNode(' '), ...fact],
    })),
  );
}

/** Joins cells with a separator. */
export function joinCells(pieces: readonly (Cell | PhrasingContent)[], separator: string): Cell {
  return pieces.flatMap((piece, at) => (at > 0 ? [textNode(separator), piece].flat() : piece));
}

export type Cell = readonly PhrasingContent[];

/** A Markdown table with a header row. A string as cell is never parsed as Markdown. */
export function tableNode(
  headings: readonly string[],
  rows: readonly (readonly (Cell | string)[])[],
): Table {
  return {
    type: 'table',
    children: [headings, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({
        type: 'tableCell',
        children: typeof cell === 'string' ? [textNode(cell)] : [...cell],
      })),
    })),
  };
}

export function headingNode(depth: Heading['depth'], id: string, text: string): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: [textNode(text)] };
}

export function paragraphNode(...children: readonly (PhrasingContent | string)[]): Paragraph {
  const nodes = children.map((child) => (typeof child === 'string' ? textNode(child) : child));
  return { type: 'paragraph', children: nodes };
}

export function textNode(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function codeNode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

export function linkNode(url: string, text: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

/** An error as a contract describes it. */
interface DescribedError {
  /** The exact text; absent if the contract does not state it. */
  readonly text?: string | undefined;
  /** The contract's description of an error whose text is not stated, as Markdown. */
  readonly meaning?: string | undefined;
}

/** The exact texts of one or several errors of a status; the known meaning if a text is not stated. */
export function errorCell(errors: readonly DescribedError[]): Cell {
  return errors.flatMap(({ meaning, text }, index) => [
    ...(index > 0 ? [textNode(' ou ')] : []),
    ...(text === undefined
      ? [textNode('Texto não informado. '), ...markdownCell(meaning)]
      : [codeNode(text)]),
  ]);
}

const processor = unified().use(remarkParse);
/** Several pages show the same cells. */
const cells = new Map<string, Cell>();

/** Converts a contract's Markdown to a table cell: the inline content of its first paragraph. */
export function markdownCell(markdown = ''): Cell {
  let cell = cells.get(markdown);
  if (!cell) {
    const [first] = processor.parse(markdown).children;
    cell = first?.type === 'paragraph' ? first.children.flatMap(keepText) : [];
    cells.set(markdown, cell);
  }
  // Remark plugins change nodes in place.
  return structuredClone(cell);
}

/**
 * Keeps text only. Docusaurus would copy the target file of a link or image into the build, and the page would load
 * images from their host. Links to the web and to open questions stay.
 */
function keepText(node: PhrasingContent): PhrasingContent[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'break':
      return [node];
    case 'emphasis':
    case 'strong':
      return [{ type: node.type, children: node.children.flatMap(keepText) }];
    case 'link': {
      const { children, url } = node;
      const kept = children.flatMap(keepText);
      return isWebAddress(url) || isQuestionLink(url)
        ? [{ type: 'link', url, children: kept }]
        : kept;
    }
    case 'linkReference':
      return node.children.flatMap(keepText);
    case 'image':
    case 'imageReference':
      return node.alt ? [textNode(node.alt)] : [];
    default:
      return [];
  }
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^(?:https?|mailto):$/.test(new URL(url).protocol);
}
