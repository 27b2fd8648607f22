import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry, Group } from '@frontier/search';
import type { Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { listGuideFiles, routeOf } from '../../../shared/findGuides';
import { isElement, readAttributes, readMdx } from '../../../shared/mdx/jsxNodes';
import type { FindEntries } from '../../data-pages/DataPage';
import {
  codeOfNodes,
  type DocumentSection,
  doubtOfNodes,
  readDocument,
  type ShownFacts,
  textOfNodes,
} from './texts';

/**
 * The sections of a document, each followed by the entries of its tables and elements.
 *
 * @param own the call that the document is about, which its title names.
 */
export function describeSections(
  sections: readonly DocumentSection[],
  { facts, shown }: SectionSources,
  own: readonly string[] = [],
): Entry[] {
  return sections.flatMap((section) => {
    const { anchor, title } = section;
    const calls = findShownCalls(section);
    const advice = calls.flatMap((id) => Object.entries(facts.advice[id] ?? {}));
    const advised = advice.map(([field]) => field.slice(field.lastIndexOf('.') + 1));
    const nodes = [...section.nodes, ...advice.map(([, text]) => readMdx(text).tree)];
    return [
      {
        kind: 'section',
        anchor,
        title,
        text: textOfNodes(nodes, facts),
        rest: [codeOfNodes(nodes), ...advised].join(' ').trim(),
        names: calls.filter((id) => !own.includes(id)),
        ...doubtOfNodes(nodes),
      },
      ...listConstants(section, facts),
      ...listShown(section, shown),
    ];
  });
}

/** The entries of the elements in a section. Entries without an anchor get the anchor of the section. */
function listShown({ anchor, nodes }: DocumentSection, shown: SectionSources['shown']): Entry[] {
  return nodes
    .flatMap((node) =>
      node.type === 'mdxJsxFlowElement' ? (shown.get(node.name ?? '')?.() ?? []) : [],
    )
    .map((entry) => (entry.anchor === '' ? { ...entry, anchor } : entry));
}

/** Whether a section is a list of links. At the end of a guide its words name other pages. */
function isLinks({ nodes }: DocumentSection): boolean {
  return nodes.every(
    (node) =>
      node.type === 'list' &&
      node.children.every(({ children: [first] }) => {
        return first?.type === 'paragraph' && first.children[0]?.type === 'link';
      }),
  );
}

/** Ids of the operations that `<Operation>` shows in a section. */
function findShownCalls({ nodes }: DocumentSection): string[] {
  return nodes.flatMap((node) =>
    isElement(node, 'Operation') ? [readAttributes(node).get('id') ?? ''] : [],
  );
}

/** Entries for table rows with constants of the contracts. The first cell is the title, the rest the text. */
function listConstants({ anchor, nodes }: DocumentSection, facts: ShownFacts): Entry[] {
  return nodes
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({ children: [, ...rows] }) =>
      rows.filter(showsConstant).map(({ children: [name, ...cells] }): Entry => {
        const title = textOfNodes(name ? [name] : [], facts);
        return { kind: 'constant', anchor, title, text: textOfNodes(cells, facts), names: [] };
      }),
    );
}

function showsConstant(row: Nodes): boolean {
  let found = false;
  visit(row, 'mdxJsxTextElement', ({ name }) => {
    found ||= name === 'Constant';
  });
  return found;
}

export interface SectionSources {
  readonly facts: ShownFacts;
  /** Functions that list the entries of an element, by element name. */
  readonly shown: ReadonlyMap<string, FindEntries>;
}

type ParsedGuide = ReturnType<typeof parseGuides>[number];

/**
 * The guides with their sections, ordered by path.
 *
 * @param docs folder of the guides. Its name is the first segment of their routes.
 * @throws {Error} with the path of a file that is not MDX.
 */
export function listGuides(docs: string, sources: SectionSources): Group[] {
  const guides = parseGuides(docs);
  return guides.map((guide) => describeGuide(guide, guides, sources));
}

function parseGuides(docs: string) {
  return listGuideFiles(docs).map((name) => {
    const file = path.join(docs, name);
    return {
      page: routeOf(docs, name),
      isIndex: name.endsWith('/index.mdx'),
      document: readDocument(file, readFileSync(file, 'utf8')),
    };
  });
}

function describeGuide(
  { document, page }: ParsedGuide,
  guides: readonly ParsedGuide[],
  sources: SectionSources,
): Group {
  const [opening, ...sections] = document.sections;
  const opened = textOfNodes(opening.nodes, sources.facts);
  const above = guides
    .filter((guide) => page.startsWith(`${guide.page}/`))
    .sort((a, b) => a.page.length - b.page.length);
  const calls = sections
    .flatMap(findShownCalls)
    .filter((id) => sources.facts.operations[id]?.kind === 'path');
  const own = calls.length === 1 ? calls : [];
  const found = sections.filter((one, at) => at + 1 < sections.length || !isLinks(one));
  const entries = [...listShown(opening, sources.shown), ...describeSections(found, sources, own)];
  return {
    kind: 'guide',
    page,
    area: areaOf(page, guides),
    // Only the closest page above is useful: the ones further up are above all pages.
    trail: above.slice(-1).map((guide) => guide.document.texts.title ?? ''),
    anchor: '',
    title: document.texts.title ?? '',
    // The description is shorter than the first paragraph.
    text: document.texts.description ?? opened,
    rest: `${opened} ${codeOfNodes(opening.nodes)}`.trim(),
    names: [document.texts.sidebar_label ?? [], document.keywords, own].flat(),
    entries,
    ...rankAs(entries),
  };
}

/** Limits a page's rank to the best of its entries if all of them rank below 1. */
function rankAs(entries: readonly Entry[]): Pick<Entry, 'rank'> {
  const rank = Math.max(...entries.map((entry) => entry.rank ?? 1));
  return entries.length > 0 && rank < 1 ? { rank } : {};
}

/** The second-level folder of a page, if it has an index or several pages; otherwise empty. */
function areaOf(page: string, guides: readonly ParsedGuide[]): string {
  const [root = '', folder = '', area] = page.split('/').slice(1);
  const index = `/${root}/${folder}/${area}`;
  const isFolder = guides.some(
    ({ isIndex, page: first }) =>
      first === index && (isIndex || guides.some((guide) => guide.page.startsWith(`${index}/`))),
  );
  return area !== undefined && isFolder ? area : '';
}
