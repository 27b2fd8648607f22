import {
  type AnchoredText,
  REDIRECT_SCRIPT,
  writeAnchored,
  writeHtml,
  writeRedirect,
} from '@frontier/reference';
import type { Heading, Root } from 'mdast';
import type { ContractModel } from '../../contracts/loadedContracts';
import type { PublishedFile } from '../../plugin-kit/files';
import { groupBy } from '../../shared/groupBy';
import { tidy } from '../../shared/mdx/plainText';
import { REDIRECT_SCRIPT_PATH } from '../data-pages/movedPage';
import { type AssistantData, describeForAssistants } from './describeForAssistants';
import type { MarkdownLinks } from './markdown/MarkdownLinks';
import { markdownPageOf } from './markdownPageOf';
import type { SiteMarkdown } from './pages/listPages';
import type { MarkdownPage } from './pages/MarkdownPage';

interface MarkdownSources {
  readonly site: { readonly title: string; readonly tagline: string };
  readonly markdownPages: SiteMarkdown;
  readonly contracts: readonly ContractModel[];
  readonly data: AssistantData;
}

type MarkdownTexts = ReadonlyMap<string, string>;

/** `/llms.txt`: every page by area, one per line (https://llmstxt.org). */
function writeIndex({
  site: { tagline, title },
  markdownPages: { links, pages },
}: MarkdownSources): string {
  const areas = groupBy(
    pages.filter(({ area }) => area !== undefined),
    ({ area }) => area,
  );
  return [
    `# ${title}`,
    '',
    `> ${tagline}`,
    ...[...areas].flatMap(([area, listed]) => [
      '',
      `## ${area}`,
      '',
      ...listed.map((page) => writeLine(page, title, links)),
    ]),
    '',
  ].join('\n');
}

function writeLine(
  { description, route, title }: MarkdownPage,
  site: string,
  links: MarkdownLinks,
): string {
  const said = tidy(description);
  const name = tidy(title || site).replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${links.markdownPage(route)})${said === '' ? '' : `: ${said}`}`;
}

/** `/llms-full.txt`: all Markdown pages in sequence. Operations are omitted, because their service's reference contains them. */
function writeFull(
  { markdownPages: { links, pages } }: MarkdownSources,
  texts: MarkdownTexts,
): string {
  return pages
    .filter(({ target }) => target === undefined)
    .map(({ route }) => `<!-- ${links.markdownPage(route)} -->\n\n${texts.get(route) ?? ''}`)
    .join('\n');
}

const INDEX = '/llms.txt';
const FOR_ASSISTANTS = '/assistentes.json';
const FULL = '/llms-full.txt';

/**
 * Lists the Markdown pages of all pages and their indexes. A file is written when it is read; Markdown pages that an index needs are
 * written once.
 */
export function listMarkdownFiles(sources: MarkdownSources): PublishedFile[] {
  const { links, pages } = sources.markdownPages;
  const written = new Map<string, AnchoredText>();
  const write = (page: MarkdownPage) => {
    const markdownPage = written.get(page.route) ?? writeAnchored(readMarkdownPage(page, links));
    written.set(page.route, markdownPage);
    return markdownPage;
  };
  const lead = (page: MarkdownPage) => leadToIndex(write(page), links);
  const allTexts = (): MarkdownTexts =>
    new Map(pages.map((page) => [page.route, write(page).text]));
  const file = (address: string, read: () => string): PublishedFile => ({
    address: decodeURI(address),
    read,
  });
  return [
    ...pages.map((page) => file(markdownPageOf(page.route), () => lead(page).text)),
    ...pages.flatMap((page) => {
      const { route, target } = page;
      return target ? file(`${route}.html`, () => writeRedirectPage(page, target)) : [];
    }),
    file(REDIRECT_SCRIPT_PATH, () => REDIRECT_SCRIPT),
    file(INDEX, () => writeIndex(sources)),
    file(FOR_ASSISTANTS, () =>
      JSON.stringify(
        describeForAssistants({ ...sources, pages, write: lead, origin: links.siteUrl }),
      ),
    ),
    file(FULL, () => writeFull(sources, allTexts())),
  ];
}

/** Adds a link to the index below the title of a Markdown page. */
function leadToIndex({ anchors, text }: AnchoredText, links: MarkdownLinks): AnchoredText {
  const lead = `\n\n> Todas as páginas: [llms.txt](${links.resolve(INDEX, '/')})`;
  const end = text.indexOf('\n');
  const moved = Object.entries(anchors).map(([anchor, offset]): [string, number] => [
    anchor,
    offset > end ? offset + lead.length : offset,
  ]);
  return {
    text: text.slice(0, end) + lead + text.slice(end),
    anchors: Object.fromEntries(moved),
  };
}

/** Reads the Markdown of a page: its title and its text, with addresses that lead to other Markdown pages. */
function readMarkdownPage(page: MarkdownPage, links: MarkdownLinks): Root {
  const tree = readTitled(page);
  links.resolveAll(tree, page.route);
  return tree;
}

/** Writes the page of a part of a reference: it redirects there, and has the same text as its Markdown page. */
function writeRedirectPage(page: MarkdownPage, target: string): string {
  const html = writeHtml(readTitled(page));
  return writeRedirect({ target, title: page.title, html }, REDIRECT_SCRIPT_PATH);
}

function readTitled({ read, title }: MarkdownPage): Root {
  const content = read();
  const [first] = content.children;
  if (first?.type === 'heading' && first.depth === 1) return content;
  const heading: Heading = {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  };
  return { type: 'root', children: [heading, ...content.children] };
}
