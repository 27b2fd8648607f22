import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { List, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listGuideFiles } from '../../../shared/findGuides';
import { isElement, readAttributes } from '../../../shared/mdx/jsxNodes';

/** The element of a guide around its advice about single fields. */
const ADVICE = /<FieldAdvice>\n(.*?)<\/FieldAdvice>/s;
const ITEM = /^- (.*)$(?!\n {2})/gm;
const SHOWN = /<Operation id="([^"]+)"/g;
/** An item that begins with a link to a field of the reference. */
const ABOUT_FIELD = /^\[`([^`]+)`\]\(\/docs\/frontier\/[\w-]+\/api#([^)]+)\)(: )?(.*)$/;
/** Components and links within the guide work only in the guide. */
const BOUND_TO_GUIDE = /<|\]\(#/;

interface FieldAdvice {
  readonly anchor: string;
  readonly text: string;
}

/** Reads one item as advice about a field of the guide's calls; undefined for any other item. */
function parseAdvice(item: string, calls: readonly string[]): FieldAdvice | undefined {
  const [, name = '', anchor = '', colon, rest = ''] = ABOUT_FIELD.exec(item) ?? [];
  const isHere = calls.some((id) => anchor.startsWith(`${id}.`));
  if (!isHere || BOUND_TO_GUIDE.test(item)) return undefined;
  const text = colon
    ? rest.replace(/^\[?\p{Ll}/u, (letter) => letter.toUpperCase())
    : `\`${name}\`${rest}`;
  return { anchor, text };
}

/**
 * Reads the advice that guides give about fields.
 *
 * @param docs folder of the guides.
 * @returns Markdown by the anchor of the field.
 */
export function findAdvice(docs: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of listGuideFiles(docs)) {
    const guide = readFileSync(path.join(docs, name), 'utf8');
    const calls = [...guide.matchAll(SHOWN)].map(([, id = '']) => id);
    for (const [, item = ''] of (ADVICE.exec(guide)?.[1] ?? '').matchAll(ITEM)) {
      const advice = parseAdvice(item, calls);
      if (!advice) continue;
      const others = found.get(advice.anchor);
      found.set(advice.anchor, others ? `${others}\n\n${advice.text}` : advice.text);
    }
  }
  return found;
}

/** Remark plugin for `dropShown`. */
export function dropShownAdvice(): (tree: Root, file: VFile) => void {
  return (tree, file) => dropShown(tree, String(file.value));
}

/**
 * Drops the advice that the rows of the fields show (`findAdvice`), and the heading of a section without other content.
 *
 * @param source of the tree.
 */
export function dropShown(tree: Root, source: string): void {
  const calls: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Operation') calls.push(readAttributes(node).get('id') ?? '');
  });
  const advised = tree.children.find((node) => isElement(node, 'FieldAdvice'));
  if (!advised) return;
  const isLeft = ({ children: [first, ...others] }: List['children'][number]) => {
    const { start: from, end: to } = first?.position ?? {};
    const item = source.slice(from?.offset, to?.offset);
    return others.length > 0 || !parseAdvice(item, calls);
  };
  const kept = advised.children.filter((node) => {
    if (node.type !== 'list') return true;
    node.children = node.children.filter(isLeft);
    return node.children.length > 0;
  });
  advised.children = kept;
  if (kept.length === 0) tree.children.splice(tree.children.indexOf(advised) - 1, 2);
}
