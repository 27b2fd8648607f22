import type { DocusaurusConfig } from '@docusaurus/types';
import { groupBy } from '@frontier/openapi';
import {
  type AnchoredText,
  REDIRECT_SCRIPT,
  writeAnchored,
  writeHtml,
  writeRedirect,
} from '@frontier/reference';
import type { Heading, Root } from 'mdast';
import type { PublishedFile } from '../../plugin-kit/files';
import { tidy } from '../../shared/mdx/plainText';
import { cellOf } from '../../shared/mdx/tableNodes';
import { REDIRECT_SCRIPT_PATH } from '../data-pages/movedPage';
import { describeForAssistants } from './describeForAssistants';
import { MarkdownLinks } from './markdown/MarkdownLinks';
import { markdownPageOf } from './markdownPageOf';
import type { ContractText, MarkdownPage } from './pages/listPages';

interface MarkdownSources {
  readonly site: Pick<DocusaurusConfig, 'tagline' | 'title' | 'url'>;
  readonly pages: readonly MarkdownPage[];
  readonly references: readonly ContractText[];
}

const INDEX = '/llms.txt';

/**
 * Lists the Markdown page of every page, and the indexes. A file is written when it is read; the pages that an index
 * needs are written once.
 */
export function listMarkdownFiles({ pages, references, site }: MarkdownSources) {
  const links = new MarkdownLinks(site.url, pages);
  const written = new Map<string, AnchoredText>();
  const write = (page: MarkdownPage) => {
    const known =
      written.get(page.route) ?? writeAnchored(links.resolveAll(readTitled(page), page.route));
    written.set(page.route, known);
    return known;
  };
  const lead = (page: MarkdownPage) => leadToIndex(write(page), links);
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
    file(INDEX, () => writeIndex(site, pages, links)),
    file('/assistentes.json', () =>
      JSON.stringify(describeForAssistants({ pages, references, write: lead, origin: site.url })),
    ),
    // Operations are omitted, because their service's reference contains them.
    file('/llms-full.txt', () =>
      pages
        .filter(({ target }) => target === undefined)
        .map((page) => `<!-- ${links.markdownPage(page.route)} -->\n\n${write(page).text}`)
        .join('\n'),
    ),
  ];
}

/** `/llms.txt`: every page by area, one per line (https://llmstxt.org). */
function writeIndex(
  { tagline, title: site }: MarkdownSources['site'],
  pages: readonly MarkdownPage[],
  links: MarkdownLinks,
): string {
  // Contracts have any text, such as pictures and HTML.
  const plain = (text: string) => tidy(text).replace(/[<[\]\\]/g, '\\$&');
  const listed = pages.filter(({ area }) => area !== undefined);
  const areas = [...groupBy(listed, ({ area }) => area)].map(([area, own]) => {
    const lines = own.map(({ description, route, title }) => {
      const said = plain(description);
      return `- [${plain(title || site)}](${links.markdownPage(route)})${said === '' ? '' : `: ${said}`}`;
    });
    return `## ${area}\n\n${lines.join('\n')}`;
  });
  return `${[`# ${site}`, `> ${tagline}`, ...areas].join('\n\n')}\n`;
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

/** Writes the page of a part of a reference: it redirects there, and has the same text as its Markdown page. */
function writeRedirectPage(page: MarkdownPage, target: string): string {
  const html = writeHtml(readTitled(page));
  return writeRedirect({ target, title: page.title, html }, REDIRECT_SCRIPT_PATH);
}

function readTitled({ read, title }: MarkdownPage): Root {
  const content = read();
  const [first] = content.children;
  if (first?.type === 'heading' && first.depth === 1) return content;
  const heading: Heading = { type: 'heading', depth: 1, children: cellOf(title) };
  return { type: 'root', children: [heading, ...content.children] };
}
