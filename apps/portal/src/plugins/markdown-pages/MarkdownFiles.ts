import { createHash } from 'node:crypto';
import {
  type AnchoredText,
  REDIRECT_SCRIPT,
  writeAnchored,
  writeHtml,
  writeMarkdown,
  writeRedirect,
} from '@frontier/reference';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { CATALOG } from '../../../../../deploy/headers';
import { REDIRECT_SCRIPT_PATH } from '../../changelog/changesPages';
import type { ContractModel } from '../../contracts/loadedContracts';
import type { PublishedFile } from '../../plugin-kit/files';
import { groupBy } from '../../shared/groupBy';
import { type AssistantData, describeForAssistants } from './describeForAssistants';
import type { MarkdownLinks } from './markdown/MarkdownLinks';
import { markdownPageOf } from './markdownPageOf';
import type { SkillOptions } from './options';
import type { SiteMarkdown } from './pages/listPages';
import type { MarkdownPage } from './pages/MarkdownPage';

interface MarkdownSources {
  readonly site: { readonly title: string; readonly tagline: string };
  readonly markdownPages: SiteMarkdown;
  readonly contracts: readonly ContractModel[];
  readonly skill: SkillOptions;
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
  const said = oneLine(description);
  const name = oneLine(title || site).replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${links.markdownPage(route)})${said === '' ? '' : `: ${said}`}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const FOLDER = '/.well-known/agent-skills';

const SKILLS_PATH = `${FOLDER}/index.json`;

function skillPath(name: string): string {
  return `${FOLDER}/${name}/SKILL.md`;
}

/**
 * Writes the skill's file: an index of guides by area, and one complete guide.
 * @throws {Error} naming an area or a route of the options that does not exist.
 */
function writeSkill({ contracts, skill, markdownPages }: MarkdownSources): string {
  const { areas, description, introduction, name, whole } = skill;
  const { links, pages } = markdownPages;
  const find = (route: string): MarkdownPage => {
    const page = pages.find((one) => one.route.replace(/(?<=.)\/$/, '') === route);
    if (!page) throw new Error(`markdown-pages: the skill names ${route}, but no such page exists`);
    return page;
  };
  const first = find(introduction);
  return [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    '---',
    '',
    `# ${first.title}`,
    '',
    first.description,
    '',
    '## Onde ler',
    '',
    `- Todas as páginas: ${links.resolve('/llms.txt', introduction)}`,
    '- Uma página em Markdown: o seu endereço com `.md` no fim, ou com o cabeçalho `Accept: text/markdown`',
    ...contracts.map(
      ({ contract, route, title }) =>
        `- API de ${title}: [referência](${links.markdownPage(route)}), [contrato](${links.resolve(contract, route)}); uma chamada só: \`${links.page(route)}/<operationId>.md\``,
    ),
    ...areas.flatMap((area) => {
      const listed = pages.filter((page) => page.area === area);
      if (listed.length === 0)
        throw new Error(`markdown-pages: the skill names ${area}, but this area has no pages`);
      return ['', `## ${area}`, '', ...listed.map((page) => writeLine(page, '', links))];
    }),
    '',
    writeMarkdown(lowerHeadings(readMarkdownPage(find(whole), links))),
  ].join('\n');
}

/** The index of skills (Agent Skills Discovery 0.2), with the digest of the skill's file. */
function writeSkillIndex({ description, name }: SkillOptions, file: string): string {
  const digest = `sha256:${createHash('sha256').update(file).digest('hex')}`;
  const skill = { name, type: 'skill-md', description, url: skillPath(name), digest };
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return `${JSON.stringify({ $schema, skills: [skill] }, null, 2)}\n`;
}

/** The APIs by address, each with links to its contract and its reference (RFC 9727, a linkset of RFC 9264). */
function writeCatalog({ contracts, markdownPages: { links } }: MarkdownSources): string {
  const linkset = contracts.flatMap(({ contract, route, service, title }) =>
    service.servers.map(({ url }) => ({
      anchor: url,
      'service-desc': [{ href: links.resolve(contract, route), type: 'application/yaml' }],
      'service-doc': [
        { href: links.page(route), type: 'text/html', title: `API de ${title}` },
        { href: links.markdownPage(route), type: 'text/markdown', title: `API de ${title}` },
      ],
    })),
  );
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}

/** `/llms-full.txt`: all Markdown pages in sequence. Operations are omitted, because their service's reference contains them. */
function writeFull(
  { markdownPages: { links, pages } }: MarkdownSources,
  texts: MarkdownTexts,
): string {
  return pages
    .filter(({ isPart }) => !isPart)
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
export function listFiles(sources: MarkdownSources): PublishedFile[] {
  const { skill, markdownPages } = sources;
  const { links, pages } = markdownPages;
  const written = new Map<string, AnchoredText>();
  const write = (page: MarkdownPage) => {
    const markdownPage = written.get(page.route) ?? writeAnchored(readMarkdownPage(page, links));
    written.set(page.route, markdownPage);
    return markdownPage;
  };
  const lead = (page: MarkdownPage) => leadToIndex(write(page), links);
  const allTexts = (): MarkdownTexts =>
    new Map(pages.map((page) => [page.route, write(page).text]));
  const writeWholeSkill = () => writeSkill(sources);
  const file = (address: string, read: () => string): PublishedFile => ({
    address: decodeURI(address),
    read,
  });
  return [
    ...pages.map((page) => file(markdownPageOf(page.route), () => lead(page).text)),
    ...pages.flatMap((page) => {
      const { route, target } = page;
      return target ? file(`${route}.html`, () => writePlace(page, target)) : [];
    }),
    file(REDIRECT_SCRIPT_PATH, () => REDIRECT_SCRIPT),
    file(INDEX, () => writeIndex(sources)),
    file(FOR_ASSISTANTS, () =>
      JSON.stringify(
        describeForAssistants({ ...sources, pages, write: lead, origin: links.siteUrl }),
      ),
    ),
    file(FULL, () => writeFull(sources, allTexts())),
    file(CATALOG, () => writeCatalog(sources)),
    file(skillPath(skill.name), writeWholeSkill),
    file(SKILLS_PATH, () => writeSkillIndex(skill, writeWholeSkill())),
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

/** Writes the page of a place in a reference: it leads there, and has the same text as its Markdown page. */
function writePlace(page: MarkdownPage, target: string): string {
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

function lowerHeadings(tree: Root): Root {
  visit(tree, 'heading', (heading) => {
    heading.depth = Math.min(heading.depth + 1, 6) as typeof heading.depth;
  });
  return tree;
}
