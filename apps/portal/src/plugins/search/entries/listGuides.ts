import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry, Group } from '@frontier/search';
import type { Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAttributes } from '../../../shared/mdx/mdxNodes';
import {
  codeOfNodes,
  type DocumentSection,
  type MarkdownDocument,
  readDocument,
  type ShownFacts,
  textOfNodes,
} from './texts';

/** Heading under which a call's own guide shows the call; the guide's title names it. */
const OWN_CALL = 'A chamada';

/** The sections of a document, each followed by what elements and tables in it show. */
export function describeSections(
  sections: readonly DocumentSection[],
  { facts, shown }: SectionSources,
): Entry[] {
  return sections.flatMap((section) => {
    const { anchor, nodes, title } = section;
    return [
      {
        kind: 'section',
        anchor,
        title,
        text: textOfNodes(nodes, facts),
        more: codeOfNodes(nodes),
        names: title === OWN_CALL ? [] : listCalls(section),
      },
      ...listConstants(section, facts),
      ...listShown(section, shown),
    ];
  });
}

/** What the elements of a section show; what has no anchor gets that of its section. */
function listShown({ anchor, nodes }: DocumentSection, shown: SectionSources['shown']): Entry[] {
  return nodes
    .flatMap((node) =>
      node.type === 'mdxJsxFlowElement'
        ? (shown.get(node.name ?? '')?.(readAttributes(node)) ?? [])
        : [],
    )
    .map((entry) => (entry.anchor === '' ? { ...entry, anchor } : entry));
}

/** Ids of the operations that a section shows whole. */
function listCalls({ nodes }: DocumentSection): string[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Operation'
      ? [readAttributes(node).get('id') ?? '']
      : [],
  );
}

/** Rows of a section's tables that show constants of the contracts: the first cell as title, the rest as text. */
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
  /** What an element shows of a contract or of a file of data, by the element's name. */
  readonly shown: ReadonlyMap<
    string,
    (attributes: ReadonlyMap<string, string>) => readonly Entry[]
  >;
}

export interface GuideSources extends SectionSources {
  /** Folder of the guides, which are served below its own name. */
  readonly docs: string;
}

interface Guide {
  readonly page: string;
  readonly document: MarkdownDocument;
}

/**
 * Every guide with its sections, in the order of their paths.
 *
 * @throws {Error} naming a file that is no MDX.
 */
export function listGuides(sources: GuideSources): Group[] {
  const { docs } = sources;
  const guides = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)[^_/][^/]*\.mdx$/.test(name))
    .sort()
    .map((name): Guide => {
      const file = path.join(docs, name);
      const page = `/${path.basename(docs)}/${name}`.replace(/(\/index)?\.mdx$/, '');
      return { page, document: readDocument(file, readFileSync(file, 'utf8')) };
    });
  return guides.map((guide) => describeGuide(guide, guides, sources));
}

function describeGuide(
  { document, page }: Guide,
  guides: readonly Guide[],
  sources: GuideSources,
): Group {
  const [opening, ...sections] = document.sections;
  const opened = textOfNodes(opening?.nodes ?? [], sources.facts);
  const above = guides
    .filter((guide) => page.startsWith(`${guide.page}/`))
    .sort((a, b) => a.page.length - b.page.length);
  const entries = [
    ...(opening ? listShown(opening, sources.shown) : []),
    ...describeSections(sections, sources),
  ];
  return {
    kind: 'guide',
    page,
    area: areaOf(page, guides),
    // All pages stand below the map of pages and the list of areas: only the last one says anything.
    trail: above.slice(-1).map((guide) => titleOf(guide.document)),
    anchor: '',
    title: titleOf(document),
    text: `${document.texts.description ?? ''} ${opened}`.trim(),
    more: codeOfNodes(opening?.nodes ?? []),
    names: [
      ...(document.texts.sidebar_label ? [document.texts.sidebar_label] : []),
      ...sections.filter(({ title }) => title === OWN_CALL).flatMap(listCalls),
    ],
    entries,
    ...rankAs(entries),
  };
}

/** A page whose every entry counts less than others counts no more than the best of them. */
function rankAs(entries: readonly Entry[]): Pick<Entry, 'rank'> {
  const rank = Math.max(...entries.map((entry) => entry.rank ?? 1));
  return entries.length > 0 && rank < 1 ? { rank } : {};
}

function titleOf({ texts }: MarkdownDocument): string {
  return texts.title ?? '';
}

/** The folder of the second level that a page stands in, where that has pages below its index. */
function areaOf(page: string, guides: readonly Guide[]): string {
  const [root = '', folder = '', area] = page.split('/').slice(1);
  const index = `/${root}/${folder}/${area}`;
  const isFolder =
    guides.some((guide) => guide.page === index) &&
    guides.some((guide) => guide.page.startsWith(`${index}/`));
  return area !== undefined && isFolder ? area : '';
}
