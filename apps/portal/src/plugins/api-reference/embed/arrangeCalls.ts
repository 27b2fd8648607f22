import type { Heading, Root, RootContent } from 'mdast';
import type { ContractIndex } from '../../../contracts/buildContractIndex';
import {
  type Child,
  type Content,
  h,
  isElement,
  type MdxElement,
  readAttributes,
} from '../../../shared/mdx/jsxNodes';
import { slugHeadings, titleOf } from '../../../shared/mdx/slugHeadings';
import {
  isSectionHeading,
  type PageSection,
  splitSections,
} from '../../../shared/mdx/splitSections';
import { joinCells } from '../../../shared/mdx/tableNodes';

/** A section with a call, and its nodes before and after the call's element. */
type GuideCall = NonNullable<ReturnType<typeof findShownCall>>;

/**
 * Arranges a guide about one or more calls. Wraps the introduction and the text of each call with its call in one block,
 * so that the samples fit beside it, and adds a list of links to the calls. The line above the first call has the links
 * of `<Before>` and the number of `<PageQuestions>`.
 *
 * @returns the elements of the guide's calls; an empty set for other pages.
 */
export function arrangeCalls(
  tree: Root,
  { operations }: Pick<ContractIndex, 'operations'>,
): ReadonlySet<unknown> {
  const start = tree.children.findIndex(isSectionHeading);
  const sections = splitSections(tree);
  const ids = slugHeadings(tree);
  const parts = sections.map((section) => findShownCall(section, operations) ?? unwrap(section));
  const calls = parts.filter((part) => 'element' in part);
  if (calls.length === 0) return new Set();
  const intro = tree.children.slice(0, start);
  const line = addLinks(intro, sections, ids);
  const shown = intro.filter((node) => !isUnseen(node) && !isElement(node, 'Before'));
  tree.children = [
    ...intro.filter(isUnseen),
    linkCalls(calls, operations, ids),
    ...parts.flatMap((part) => {
      if (!('element' in part)) return part;
      const { after, before, element, heading } = part;
      const first = part === calls[0] ? [...shown, ...line] : [];
      const text = [...first, heading, ...before] as Content[];
      return [h('div.call', [h('div.call-text.markdown', text), element]), ...after];
    }),
  ];
  return new Set(calls.map(({ element }) => element));
}

function findShownCall({ content, heading }: PageSection, operations: ContractIndex['operations']) {
  const at = content.findIndex((node) => {
    const called = isElement(node, 'Operation') && readAttributes(node).get('id');
    return called && operations[called]?.kind === 'path';
  });
  const element = content[at];
  if (element?.type !== 'mdxJsxFlowElement') return undefined;
  return { heading, element, before: content.slice(0, at), after: content.slice(at + 1) };
}

/** Replaces the element around the open questions by its content. */
function unwrap({ content, heading }: PageSection): RootContent[] {
  const unwrapped = content.flatMap((node): RootContent[] =>
    isElement(node, 'PageQuestions') ? node.children : [node],
  );
  return [heading, ...unwrapped];
}

function linkCalls(
  calls: readonly GuideCall[],
  operations: ContractIndex['operations'],
  ids: ReadonlyMap<Heading, string>,
): MdxElement {
  const items = calls.flatMap(({ element, heading }) => {
    const called = operations[readAttributes(element).get('id') ?? ''];
    if (!called) return [];
    const method = h(`span.r-method.r-${called.method.toLowerCase()}`, called.method);
    const link = { href: `#${ids.get(heading)}` };
    return [h('li', [h('a', link, [method, ' ', titleOf(heading)])])];
  });
  return h('nav.call-list', { 'aria-label': 'Chamadas desta página' }, [h('ul', items)]);
}

/** The line above the call: links to its prerequisites and to the guide's open questions. */
function addLinks(
  intro: readonly RootContent[],
  sections: readonly PageSection[],
  ids: ReadonlyMap<Heading, string>,
): RootContent[] {
  const needs = intro.flatMap((node) => (isElement(node, 'Before') ? node.children : []));
  const [links] = needs.flatMap((node) => (node.type === 'paragraph' ? [node.children] : []));
  const parts: Child[] = [links && ['Antes: ', ...links]];
  for (const section of sections) {
    const { length: count } = section.content
      .flatMap((node) => (isElement(node, 'PageQuestions') ? node.children : []))
      .flatMap((node) => (node.type === 'list' ? node.children : []));
    const words = count === 1 ? '1 pergunta em aberto' : `${count} perguntas em aberto`;
    parts.push(count > 0 && h('a', { href: `#${ids.get(section.heading)}` }, words));
  }
  const line = joinCells(parts.filter(Boolean), ' · ');
  return line.length > 0 ? [h('div.call-before', [h('span', line)])] : [];
}

function isUnseen({ type }: RootContent): boolean {
  return type === 'yaml' || type === 'mdxjsEsm';
}
