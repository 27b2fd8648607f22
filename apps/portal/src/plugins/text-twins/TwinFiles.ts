import type { Root } from 'mdast';
import type { ContractModel } from '../../contracts/loadedContracts';
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

/** `/llms-full.txt`: every twin, one after the other; operations stand in their service's reference already. */
function writeFull({ links, pages }: SiteTwins, texts: Texts): string {
  return pages
    .filter(({ isPart }) => !isPart)
    .map(({ route }) => `<!-- ${links.twin(route)} -->\n\n${texts.get(route) ?? ''}`)
    .join('\n');
}

/** A file beside the pages. */
export interface TwinFile {
  /** From the root of the site. */
  readonly address: string;
  readonly text: string;
}

const INDEX = '/llms.txt';
const FULL = '/llms-full.txt';

/** What the files are made of. */
interface Sources {
  readonly site: Site;
  readonly twins: SiteTwins;
  readonly contracts: readonly ContractModel[];
  readonly skill: SkillOptions;
}

/** The twins of all pages and their indexes, each written from its sources when it is asked for. */
export class TwinFiles {
  constructor(private readonly sources: Sources) {}

  /** The file at an address; nothing where there is none. */
  read(address: string): string | undefined {
    const index = this.indexes().get(address);
    if (index) return index(() => this.writeTwins());
    const { links, pages } = this.sources.twins;
    const page = pages.find(({ route }) => twinOf(route) === decodeURI(address));
    return page && leadToIndex(writeTwin(page, links), links);
  }

  /** Every file, each twin written once. */
  all(): TwinFile[] {
    const texts = this.writeTwins();
    const { links } = this.sources.twins;
    return [
      ...[...texts].map(([route, text]) => ({
        address: twinOf(route),
        text: leadToIndex(text, links),
      })),
      ...[...this.indexes()].map(([address, write]) => ({ address, text: write(() => texts) })),
    ];
  }

  /** What writes each index, by its address. */
  private indexes(): ReadonlyMap<string, (texts: () => Texts) => string> {
    const { contracts, site, skill, twins } = this.sources;
    const { links, pages } = twins;
    const write = (texts: () => Texts) =>
      writeSkill(skill, { contracts, links, pages, texts: texts() });
    return new Map([
      [INDEX, () => writeIndex(site, pages, links)],
      [FULL, (texts) => writeFull(twins, texts())],
      [CATALOG_PATH, () => writeCatalog(contracts, links)],
      [skillPath(skill.name), write],
      [SKILLS_PATH, (texts) => writeSkillIndex(skill, write(texts))],
    ]);
  }

  private writeTwins(): Texts {
    const { links, pages } = this.sources.twins;
    return new Map(pages.map((page) => [page.route, writeTwin(page, links)]));
  }
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
