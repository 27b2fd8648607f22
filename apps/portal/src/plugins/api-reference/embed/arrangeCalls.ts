import { createSlugger } from '@docusaurus/utils';
import type { BlockContent, Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { guideWords } from '../../../shared/guideWords';
import { blockNode, inlineNode } from '../../../shared/mdx/jsxNodes';
import { readAttributes } from '../../../shared/mdx/mdxNodes';

/** The first heading of every guide of a call, and of no other page (`npm run lint:docs`). */
const CALL_GUIDE = 'Quando usar';
/** Where the heading of a page's only call stands; a page of several has a heading for each. */
const CALL_ANCHOR = 'a-chamada';

/** One call of a guide, with what is said before it. */
interface Call {
  readonly element: MdxJsxFlowElement;
  /** Position of its element, and of the first node that belongs to it. */
  readonly end: number;
  readonly start: number;
  readonly heading: Heading | undefined;
}

/**
 * Arranges a guide about a call, or about a few: what is said before each call and the call itself become one
 * block, beside which its samples can stand, and a list of the calls leads to each.
 *
 * @returns the elements that are calls of the guide; none on other pages.
 */
export function arrangeCalls(
  tree: Root,
  { operations }: Pick<ContractIndex, 'operations'>,
): ReadonlySet<unknown> {
  const isGuide = tree.children.some(
    (node) => node.type === 'heading' && textOf(node) === CALL_GUIDE,
  );
  const calls = isGuide ? findCalls(tree.children) : [];
  const [first] = calls;
  if (!first) return new Set();
  const ids = slugHeadings(tree);
  const items = calls.flatMap(({ element, heading }) => {
    const called = operations[readAttributes(element).get('id') ?? ''];
    if (!called || !heading) return [];
    const said = calls.length > 1 ? [inlineNode('strong', {}, [textOf(heading)]), ' '] : [];
    const place = `r-method r-${called.method.toLowerCase()}`;
    const method = inlineNode('span', { className: place }, [called.method]);
    const path = inlineNode('code', {}, [called.path]);
    const link = { href: `#${ids.get(heading)}` };
    return [blockNode('li', {}, [inlineNode('a', link, [...said, method, ' ', path])])];
  });
  const isAnchorFree = ![...ids.values()].includes(CALL_ANCHOR);
  const list = blockNode(
    'nav',
    {
      className: 'call-list',
      'aria-label': guideWords.callsOfPage,
      ...(isAnchorFree ? { id: CALL_ANCHOR } : {}),
    },
    [blockNode('ul', {}, items)],
  );
  for (const { element, end, start } of calls.toReversed()) {
    const said = tree.children.slice(start, end) as BlockContent[];
    const text = blockNode('div', { className: 'call-text markdown' }, said);
    const call = blockNode('div', { className: 'call' }, [text, element]);
    tree.children.splice(start, end + 1 - start, call);
  }
  tree.children.splice(first.start, 0, list);
  return new Set(calls.map(({ element }) => element));
}

function findCalls(nodes: readonly RootContent[]): Call[] {
  const calls: Call[] = [];
  for (const [end, element] of nodes.entries()) {
    if (element.type !== 'mdxJsxFlowElement' || element.name !== 'Operation') continue;
    const from = (calls.at(-1)?.end ?? -1) + 1;
    const before = nodes.slice(from, end);
    const at = before.findLastIndex((node) => node.type === 'heading');
    const heading = before[at];
    calls.push({
      element,
      end,
      // The text of the page belongs to its first call.
      start: calls.length === 0 ? before.findIndex(isShown) : from + Math.max(0, at),
      heading: heading?.type === 'heading' ? heading : undefined,
    });
  }
  return calls;
}

function isShown(node: RootContent): boolean {
  return node.type !== 'yaml' && node.type !== 'mdxjsEsm';
}

/** The anchor of each heading, as Docusaurus gives it later. */
function slugHeadings(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    ids.set(heading, slugger.slug(textOf(heading)));
  });
  return ids;
}
