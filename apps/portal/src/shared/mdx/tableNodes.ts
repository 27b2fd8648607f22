import type { Heading, List, ListItem, Paragraph, PhrasingContent, Table } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { guideWords } from '../guideWords';
import { isQuestionLink } from '../readings/readingMark';

interface Entry {
  readonly cell: Cell;
  readonly children?: readonly Entry[];
}

/** A Markdown list; entries may have lists of their own. */
export function listNode(entries: readonly Entry[]): List {
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

/** Pieces of text one after another, with the same text between them. */
export function joinCells(pieces: readonly (Cell | PhrasingContent)[], separator: string): Cell {
  return pieces.flatMap((piece, at) => (at > 0 ? [textNode(separator), piece].flat() : piece));
}

export type Cell = readonly PhrasingContent[];

/** A Markdown table: a row of headings, and the rows below it; a cell that is a text is never read as Markdown. */
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
  /** Its exact text; absent where the contract says that it isn't informed. */
  readonly text?: string | undefined;
  /** What the contract says of an error whose text isn't informed, as Markdown. */
  readonly meaning?: string | undefined;
}

/** The exact text of an error, or of several that share a status; what is known where it isn't informed. */
export function errorCell(errors: readonly DescribedError[]): Cell {
  return errors.flatMap(({ meaning, text }, index) => [
    ...(index > 0 ? [textNode(` ${guideWords.or} `)] : []),
    ...(text === undefined
      ? [textNode(`${guideWords.textNotInformed} `), ...markdownCell(meaning)]
      : [codeNode(text)]),
  ]);
}

/** A contract's Markdown as it can stand in a cell: the text of its first paragraph. */
export function markdownCell(markdown: string | undefined): Cell {
  const [first] = unified()
    .use(remarkParse)
    .parse(markdown ?? '').children;
  return first?.type === 'paragraph' ? first.children.flatMap(keepText) : [];
}

/**
 * Leaves text only. Docusaurus would copy the file that a link or an image names into the build, and the page
 * would fetch an image from its host. Links to the web and to open questions stay.
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
