import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Group } from '@frontier/search';
import { describeSections, listCalls, OWN_CALL } from './describeSections';
import { type MarkdownDocument, readDocument } from './readDocument';
import type { SectionSources } from './SectionSources';
import { textOfNodes } from './textOfNodes';

/** What guides are read with. */
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
  return {
    kind: 'guide',
    page,
    area: areaOf(page, guides),
    // All pages stand below the map of pages and the list of areas: only the last one says anything.
    trail: above.slice(-1).map((guide) => titleOf(guide.document)),
    anchor: '',
    title: titleOf(document),
    text: `${document.texts.description ?? ''} ${opened}`.trim(),
    names: [
      ...(document.texts.sidebar_label ? [document.texts.sidebar_label] : []),
      ...sections.filter(({ title }) => title === OWN_CALL).flatMap(listCalls),
    ],
    entries: describeSections(sections, sources),
  };
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
