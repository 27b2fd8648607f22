import type { Root } from 'mdast';
import type { ContractModel } from '../../contracts/loadedContracts';
import type { PublishedFile } from '../../plugin-kit/files';
import { CATALOG_PATH, writeCatalog } from './indexes/writeCatalog';
import { type Site, writeIndex } from './indexes/writeIndex';
import { SKILLS_PATH, skillPath, writeSkill, writeSkillIndex } from './indexes/writeSkill';
import { writeMarkdown } from './markdown/parseMarkdown';
import type { TwinLinks } from './markdown/TwinLinks';
import type { SkillOptions } from './options';
import type { SiteTwins } from './pages/listPages';
import type { TwinPage } from './pages/TwinPage';
import { twinOf } from './twinOf';

/** Twins by the routes of their pages. */
type Texts = ReadonlyMap<string, string>;

/** `/llms-full.txt`: every twin, one after the other; operations are in their service's reference already. */
function writeFull({ links, pages }: SiteTwins, texts: Texts): string {
  return pages
    .filter(({ isPart }) => !isPart)
    .map(({ route }) => `<!-- ${links.twin(route)} -->\n\n${texts.get(route) ?? ''}`)
    .join('\n');
}

const INDEX = '/llms.txt';
const FULL = '/llms-full.txt';

/** The sources of all twins. */
interface Sources {
  readonly site: Site;
  readonly twins: SiteTwins;
  readonly contracts: readonly ContractModel[];
  readonly skill: SkillOptions;
}

/** The twins of all pages and their indexes, each written when it is read; twins that an index needs once for all. */
export function listFiles({ contracts, site, skill, twins }: Sources): PublishedFile[] {
  const { links, pages } = twins;
  const written = new Map<string, string>();
  const write = (page: TwinPage) => {
    const text = written.get(page.route) ?? writeTwin(page, links);
    written.set(page.route, text);
    return text;
  };
  const allTexts = (): Texts => new Map(pages.map((page) => [page.route, write(page)]));
  const writeWholeSkill = () => writeSkill(skill, { contracts, links, pages, texts: allTexts() });
  const file = (address: string, read: () => string): PublishedFile => ({
    address: decodeURI(address),
    type: typeOf(address),
    read,
  });
  return [
    ...pages.map((page) => file(twinOf(page.route), () => leadToIndex(write(page), links))),
    file(INDEX, () => writeIndex(site, pages, links)),
    file(FULL, () => writeFull(twins, allTexts())),
    file(CATALOG_PATH, () => writeCatalog(contracts, links)),
    file(skillPath(skill.name), writeWholeSkill),
    file(SKILLS_PATH, () => writeSkillIndex(skill, writeWholeSkill())),
  ];
}

function typeOf(address: string): string {
  if (address.startsWith('/.well-known/') && !address.endsWith('.md')) return 'application/json';
  return `text/${address.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`;
}

/** A twin that is read by itself: below its title the way to all others. */
function leadToIndex(text: string, links: TwinLinks): string {
  return text.replace('\n', `\n\n> Todas as páginas: [llms.txt](${links.resolve(INDEX, '/')})\n`);
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
