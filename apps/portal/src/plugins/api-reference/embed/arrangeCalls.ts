import { createSlugger } from '@docusaurus/utils';
import type {
  BlockContent,
  Heading,
  Link,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import { blockNode, inlineNode, readAttributes, themedNode } from '../../../shared/mdx/jsxNodes';
import { callInSimulator } from '../../../shared/simulatorAddress';
import { ADVICE } from './fieldAdvice';

/** Only guides about calls begin with this heading (`npm run lint:docs` checks it). */
const CALL_GUIDE = 'Quando usar';
/** Anchor of the only call of a page. A page with several calls has a heading for each. */
const CALL_ANCHOR = 'a-chamada';
/** The section whose links form the line above the call. */
const BEFORE = 'Antes de começar';
/** The section of the questions that the guide leaves open. */
const OPEN = 'Perguntas em aberto';
/** Sections that follow the call, in this order; all others follow these in the order of the file. */
const AFTER_CALL = ['Erros e como corrigir', 'O que volta', ADVICE, BEFORE, CALL_GUIDE];

/** Component of the tool that checks a body. */
export const CHECK_PART = 'BodyCheck';

/** One call of a guide, with the text before it. */
interface GuideCall {
  readonly element: MdxJsxFlowElement;
  /** Index of its element. `start` is the index of its first node. */
  readonly end: number;
  readonly start: number;
  readonly heading: Heading | undefined;
}

/**
 * Arranges a guide about one or more calls: wraps each call and the text before it in one block, so that the samples
 * fit beside it, and adds a list of links to the calls.
 *
 * @returns the elements of the guide's calls; an empty set for other pages.
 */
export function arrangeCalls(
  tree: Root,
  { examples, operations }: Pick<ContractIndex, 'examples' | 'operations'>,
): ReadonlySet<unknown> {
  const isGuide = tree.children.some(
    (node) => node.type === 'heading' && textOf(node) === CALL_GUIDE,
  );
  if (isGuide) putFieldsFirst(tree);
  const calls = isGuide ? findCalls(tree.children) : [];
  const [first] = calls;
  if (!first) return new Set();
  const ids = slugHeadings(tree);
  const items = calls.flatMap(({ element, heading }) => {
    const called = operations[readAttributes(element).get('id') ?? ''];
    if (!called || !heading) return [];
    const className = `r-method r-${called.method.toLowerCase()}`;
    const method = inlineNode('span', { className }, [called.method]);
    const link = { href: `#${ids.get(heading)}` };
    return [blockNode('li', {}, [inlineNode('a', link, [method, ' ', textOf(heading)])])];
  });
  const isAnchorFree = ![...ids.values()].includes(CALL_ANCHOR);
  const list = blockNode(
    'nav',
    {
      className: 'call-list',
      'aria-label': 'Chamadas desta página',
      ...(isAnchorFree ? { id: CALL_ANCHOR } : {}),
    },
    [blockNode('ul', {}, items)],
  );
  for (const { element, end, start } of calls.toReversed()) {
    const before = tree.children.slice(start, end) as BlockContent[];
    const text = blockNode('div', { className: 'call-text markdown' }, before);
    const call = blockNode('div', { className: 'call' }, [
      text,
      ...placeRun(element, operations),
      element,
    ]);
    tree.children.splice(start, end + 1 - start, call, ...placeCheck(element, examples));
  }
  tree.children.splice(first.start, 0, list);
  return new Set(calls.map(({ element }) => element));
}

/** The link that opens a call in the simulator of a tab; webhooks have none. */
function placeRun(
  element: MdxJsxFlowElement,
  operations: ContractIndex['operations'],
): MdxJsxFlowElement[] {
  const id = readAttributes(element).get('id') ?? '';
  if (operations[id]?.kind !== 'path') return [];
  const link = inlineNode('a', { href: callInSimulator(id) }, ['Executar']);
  return [blockNode('div', { className: 'call-run' }, [link])];
}

/** The tool that checks a body, below a call with a JSON body. */
function placeCheck(
  element: MdxJsxFlowElement,
  examples: ContractIndex['examples'],
): MdxJsxFlowElement[] {
  const id = readAttributes(element).get('id') ?? '';
  const hasBody = examples[id]?.some(
    ({ kind, language }) => kind === 'request' && language === 'json',
  );
  return hasBody ? [themedNode(CHECK_PART, { operation: id }, [])] : [];
}

/** A second-level heading and the content below it. */
type Section = readonly [heading: Heading, ...content: RootContent[]];

/**
 * Orders a guide: introduction, each call with its fields and answers, then the advice, which authors write
 * first (README.md of the site).
 */
function putFieldsFirst(tree: Root): void {
  const { children } = tree;
  const start = children.findIndex((node) => isHeading(node));
  const sections: Section[] = [];
  for (const node of children.slice(start)) {
    const last = sections.at(-1);
    if (isHeading(node) || !last) sections.push([node as Heading]);
    else sections[sections.length - 1] = [...last, node];
  }
  const nameOf = ([heading]: Section) => textOf(heading);
  const placed = AFTER_CALL.flatMap((name) => sections.filter((one) => nameOf(one) === name));
  const isCall = (section: Section) => section.some(isOperation);
  const others = sections.filter((one) => !isCall(one) && !placed.includes(one));
  const find = (name: string) => sections.find((section) => nameOf(section) === name);
  tree.children = [
    ...children.slice(0, start),
    ...placeLinks(find(BEFORE), find(OPEN)),
    ...sections.filter(isCall).flat(),
    ...[...placed, ...others].flat(),
  ];
}

/** The line above the call: links to its prerequisites and to the questions that the guide leaves open. */
function placeLinks(before: Section | undefined, open: Section | undefined): RootContent[] {
  const links = before ? liftLinks(before) : [];
  const line: (PhrasingContent | string)[] = links.flatMap((link, at) => [
    at > 0 ? ' · ' : 'Antes: ',
    link,
  ]);
  const count = open ? itemsOf(open).length : 0;
  if (count > 0) {
    const heading = createSlugger().slug(OPEN);
    const link = inlineNode('a', { href: `#${heading}` }, [
      count === 1 ? '1 pergunta em aberto' : `${count} perguntas em aberto`,
    ]);
    line.push(...(line.length > 0 ? [' · '] : []), link);
  }
  if (line.length === 0) return [];
  return [blockNode('div', { className: 'call-before' }, [inlineNode('span', {}, line)])];
}

/** The items of a section's lists. */
function itemsOf([, ...content]: Section): ListItem[] {
  return content.flatMap((node) => (node.type === 'list' ? node.children : []));
}

/** Takes the first link of each item of a section's lists; the items keep their texts. */
function liftLinks(section: Section): Link[] {
  return itemsOf(section).flatMap(({ children: [paragraph] }): Link[] => {
    if (paragraph?.type !== 'paragraph') return [];
    const at = paragraph.children.findIndex(({ type }) => type === 'link');
    const link = paragraph.children[at];
    if (link?.type !== 'link') return [];
    paragraph.children.splice(at, 1, ...link.children);
    return [link];
  });
}

function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

function isOperation(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Operation';
}

function findCalls(nodes: readonly RootContent[]): GuideCall[] {
  const calls: GuideCall[] = [];
  for (const [end, element] of nodes.entries()) {
    if (element.type !== 'mdxJsxFlowElement' || !isOperation(element)) continue;
    const from = (calls.at(-1)?.end ?? -1) + 1;
    const before = nodes.slice(from, end);
    const at = before.findLastIndex((node) => node.type === 'heading');
    const heading = before[at];
    calls.push({
      element,
      end,
      // The text before the first call belongs to it.
      start: calls.length === 0 ? before.findIndex(isShown) : from + Math.max(0, at),
      heading: heading?.type === 'heading' ? heading : undefined,
    });
  }
  return calls;
}

function isShown(node: RootContent): boolean {
  return node.type !== 'yaml' && node.type !== 'mdxjsEsm';
}

/** The anchor that Docusaurus will give each heading. */
function slugHeadings(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    ids.set(heading, slugger.slug(textOf(heading)));
  });
  return ids;
}
