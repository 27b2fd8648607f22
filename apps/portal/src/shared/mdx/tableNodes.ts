import type { Heading, List, ListItem, Paragraph, PhrasingContent, Table } from 'mdast';
import { addressOfQuestion, isQuestionLink } from '../assumptions/assumptionMark';
import type { AskedQuestion } from '../assumptions/readQuestions';
import { type Child, contentOf } from './jsxNodes';
import { parseInline } from './plainText';

interface ListEntry {
  readonly cell: Child;
  readonly children?: readonly ListEntry[];
}

export function listNode(entries: readonly ListEntry[]): List {
  return {
    type: 'list',
    spread: false,
    children: entries.map(
      ({ cell, children = [] }): ListItem => ({
        type: 'listItem',
        spread: false,
        children: [
          { type: 'paragraph', children: cellOf(cell) },
          ...(children.length > 0 ? [listNode(children)] : []),
        ],
      }),
    ),
  };
}

/** A list of labelled facts. The entries of a third element become a nested list. Empty facts are omitted. */
export function labelledList(
  facts: readonly (readonly [name: string, fact: Cell, list?: readonly Cell[]])[],
): List {
  const known = facts.filter(([, fact, list = []]) => fact.length + list.length > 0);
  return listNode(
    known.map(([name, fact, list = []]) => ({
      cell: [strongNode(`${name}:`), ' ', fact],
      children: list.map((cell) => ({ cell })),
    })),
  );
}

export function joinCells(pieces: readonly Child[], separator: string): Cell {
  return cellOf(pieces.map((piece, at) => [at > 0 && separator, piece]));
}

export type Cell = readonly PhrasingContent[];

export function cellOf(child: Child): PhrasingContent[] {
  return contentOf(child) as PhrasingContent[];
}

/** A Markdown table with a header row. A string as cell is never parsed as Markdown. */
export function tableNode(headings: readonly string[], rows: readonly (readonly Child[])[]): Table {
  return {
    type: 'table',
    children: [headings, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: cellOf(cell) })),
    })),
  };
}

export function headingNode(depth: Heading['depth'], id: string, text: string): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: cellOf(text) };
}

export function paragraphNode(...children: readonly Child[]): Paragraph {
  return { type: 'paragraph', children: cellOf(children) };
}

export function strongNode(...children: readonly Child[]): PhrasingContent {
  return { type: 'strong', children: cellOf(children) };
}

export function codeNode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

export function linkNode(url: string, text: Child): PhrasingContent {
  return { type: 'link', url, children: cellOf(text) };
}

export function questionLink({ id, question }: AskedQuestion) {
  return linkNode(addressOfQuestion(id), markdownCell(question));
}

/** The exact texts of one or several errors of a status; the known meaning if a text is not stated. */
export function errorCell(
  errors: readonly { readonly text?: string | undefined; readonly meaning?: string | undefined }[],
): Cell {
  const texts = errors.map(({ meaning, text }) =>
    text === undefined ? ['Texto não informado. ', markdownCell(meaning)] : codeNode(text),
  );
  return joinCells(texts, ' ou ');
}

/** Converts a contract's Markdown to a table cell: the inline content of its first paragraph. */
export function markdownCell(markdown = ''): Cell {
  return parseInline(markdown).flatMap(keepText);
}

/**
 * Keeps text only. Docusaurus would copy the target file of a link or image into the build, and the page would load
 * images from their host. Links to the web and to open questions stay.
 */
function keepText(node: PhrasingContent): PhrasingContent[] {
  if ('alt' in node) return cellOf(node.alt ?? undefined);
  if (!('children' in node)) return /^(?:text|inlineCode|break)$/.test(node.type) ? [node] : [];
  const children = node.children.flatMap(keepText);
  if (node.type === 'emphasis' || node.type === 'strong') return [{ type: node.type, children }];
  const isKept = node.type === 'link' && (isWebAddress(node.url) || isQuestionLink(node.url));
  return isKept ? [{ type: 'link', url: node.url, children }] : children;
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^(?:https?|mailto):$/.test(new URL(url).protocol);
}
