import { createSlugger } from '@docusaurus/utils';
import type { BlockContent, Heading, Link, ListItem, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import {
  type Child,
  h,
  type MdxElement,
  readAttributes,
  themedNode,
} from '../../../shared/mdx/jsxNodes';
import { slugHeadings } from '../../../shared/mdx/slugHeadings';
import { joinCells } from '../../../shared/mdx/tableNodes';
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

/** A second-level heading and the content below it. */
type Section = readonly [heading: Heading, ...content: RootContent[]];

/** A section with a call, and its nodes before and after the call's element. */
type GuideCall = ReturnType<typeof findCall>[number];

/**
 * Arranges a guide about one or more calls: introduction, each call with its fields and answers, then the advice, which
 * authors write first (README.md of the site). Wraps each call and the text before it in one block, so that the samples
 * fit beside it, and adds a list of links to the calls.
 *
 * @returns the elements of the guide's calls; an empty set for other pages.
 */
export function arrangeCalls(
  tree: Root,
  { examples, operations }: Pick<ContractIndex, 'examples' | 'operations'>,
): ReadonlySet<unknown> {
  const start = tree.children.findIndex(isHeading);
  const sections = splitSections(tree.children.slice(start));
  const find = (name: string) => sections.find(([heading]) => textOf(heading) === name);
  const calls = sections.flatMap(findCall);
  if (!find(CALL_GUIDE) || calls.length === 0) return new Set();
  const intro = tree.children.slice(0, start);
  const shown = [...intro.filter(isShown), ...placeLinks(find(BEFORE), find(OPEN))];
  const imports = intro.filter((node) => !isShown(node));
  const placed = AFTER_CALL.flatMap((name) => find(name) ?? []);
  const others = sections.filter((section) => !section.some(isOperation)).flat();
  tree.children = [
    ...imports,
    ...calls.flatMap(({ after, before, element, heading }, at) => {
      const text = [...(at === 0 ? shown : []), heading, ...before] as BlockContent[];
      return [
        h('div.call', [h('div.call-text.markdown', text), element]),
        ...placeCheck(element, examples),
        ...after,
      ];
    }),
    ...placed,
    ...others.filter((node) => !placed.includes(node)),
  ];
  tree.children.splice(imports.length, 0, listCalls(calls, operations, slugHeadings(tree)));
  return new Set(calls.map(({ element }) => element));
}

function splitSections(nodes: readonly RootContent[]): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (isHeading(node)) sections.push([node]);
    else if (last) sections[sections.length - 1] = [...last, node];
  }
  return sections;
}

function findCall([heading, ...content]: Section) {
  const at = content.findIndex(isOperation);
  const element = content[at];
  if (element?.type !== 'mdxJsxFlowElement') return [];
  return [{ heading, element, before: content.slice(0, at), after: content.slice(at + 1) }];
}

function listCalls(
  calls: readonly GuideCall[],
  operations: ContractIndex['operations'],
  ids: ReadonlyMap<Heading, string>,
): MdxElement {
  const items = calls.flatMap(({ element, heading }) => {
    const called = operations[readAttributes(element).get('id') ?? ''];
    if (!called) return [];
    const method = h(`span.r-method.r-${called.method.toLowerCase()}`, called.method);
    const link = { href: `#${ids.get(heading)}` };
    return [h('li', [h('a', link, [method, ' ', textOf(heading)])])];
  });
  const isAnchorFree = ![...ids.values()].includes(CALL_ANCHOR);
  const names = { 'aria-label': 'Chamadas desta página', id: isAnchorFree && CALL_ANCHOR };
  return h('nav.call-list', names, [h('ul', items)]);
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
  return hasBody ? [themedNode(CHECK_PART, { operation: id })] : [];
}

/** The line above the call: links to its prerequisites and to the questions that the guide leaves open. */
function placeLinks(before: Section | undefined, open: Section | undefined): RootContent[] {
  const links = before ? liftLinks(before) : [];
  const count = open ? itemsOf(open).length : 0;
  const heading = createSlugger().slug(OPEN);
  const words = count === 1 ? '1 pergunta em aberto' : `${count} perguntas em aberto`;
  const places: Child[] = [
    links.length > 0 && ['Antes: ', joinCells(links, ' · ')],
    count > 0 && h('a', { href: `#${heading}` }, words),
  ];
  const line = joinCells(places.filter(Boolean), ' · ');
  return line.length > 0 ? [h('div.call-before', [h('span', line)])] : [];
}

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

function isShown(node: RootContent): boolean {
  return node.type !== 'yaml' && node.type !== 'mdxjsEsm';
}
