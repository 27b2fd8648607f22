import type { Root } from 'mdast';
import { writeMarkdown } from './markdown/parseMarkdown';
import type { TwinLinks } from './markdown/TwinLinks';
import type { SiteTwins } from './pages/listPages';
import type { TwinPage } from './pages/TwinPage';
import { twinOf } from './twinOf';

interface Site {
  readonly title: string;
  readonly tagline: string;
}

/** `/llms.txt`: every page by area, each in one line (https://llmstxt.org). */
function writeIndex(
  { tagline, title }: Site,
  pages: readonly TwinPage[],
  links: TwinLinks,
): string {
  const areas = new Map<string, TwinPage[]>();
  for (const page of pages) {
    if (page.area !== undefined) areas.set(page.area, [...(areas.get(page.area) ?? []), page]);
  }
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
  { description, route, title }: TwinPage,
  site: string,
  links: TwinLinks,
): string {
  const said = oneLine(description);
  const name = oneLine(title || site).replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${links.twin(route)})${said === '' ? '' : `: ${said}`}`;
}

/** `/llms-full.txt`: every twin that the index lists, one after the other; operations stand in their service's. */
function writeFull(twins: readonly { readonly url: string; readonly text: string }[]): string {
  return twins.map(({ text, url }) => `<!-- ${url} -->\n\n${text}`).join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A file beside the pages. */
export interface TwinFile {
  /** From the root of the site. */
  readonly address: string;
  readonly text: string;
}

const INDEX = '/llms.txt';
const FULL = '/llms-full.txt';

/** The twins of all pages and their indexes, each written from its sources when it is asked for. */
export class TwinFiles {
  constructor(
    private readonly site: { readonly title: string; readonly tagline: string },
    private readonly twins: SiteTwins,
  ) {}

  /** The file at an address; nothing where there is none. */
  read(address: string): string | undefined {
    const { links, pages } = this.twins;
    if (address === INDEX) return writeIndex(this.site, pages, links);
    if (address === FULL) return this.writeFull(this.writeTwins());
    const page = pages.find(({ route }) => twinOf(route) === decodeURI(address));
    return page && writeTwin(page, links);
  }

  /** Every file, each twin written once. */
  all(): TwinFile[] {
    const texts = this.writeTwins();
    return [
      ...[...texts].map(([route, text]) => ({ address: twinOf(route), text })),
      { address: INDEX, text: writeIndex(this.site, this.twins.pages, this.twins.links) },
      { address: FULL, text: this.writeFull(texts) },
    ];
  }

  private writeTwins(): Map<string, string> {
    const { links, pages } = this.twins;
    return new Map(pages.map((page) => [page.route, writeTwin(page, links)]));
  }

  /** Operations stand in their service's reference already. */
  private writeFull(texts: ReadonlyMap<string, string>): string {
    const { links, pages } = this.twins;
    const whole = pages.filter(({ isPart }) => !isPart);
    return writeFull(
      whole.map(({ route }) => ({ url: links.twin(route), text: texts.get(route) ?? '' })),
    );
  }
}

/** A page's twin: its title, the address it is read at, its text. */
function writeTwin({ read, route, title }: TwinPage, links: TwinLinks): string {
  const content = read();
  if (typeof content === 'string') return content;
  links.resolveAll(content, route);
  const [first] = content.children;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  const tree: Root = isTitled
    ? content
    : {
        type: 'root',
        children: [
          { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
          ...content.children,
        ],
      };
  return writeMarkdown(tree);
}
