import { readFileSync } from 'node:fs';
import type { Card } from '../../components/LinkCards';
import { serviceCards } from '../../data/cards';
import { goingLiveSteps, homeTexts } from '../../data/homeTexts';
import { searchPage, withoutSearch } from '../../data/searchPage';
import { SIMULATOR } from '../../shared/simulatorAddress';
import type { EmbedOptions } from '../api-reference/embed/embedParts';
import { describePages, showElements } from '../data-pages/describePages';
import { dataPages } from '../data-pages/options';
import { downloadFiles } from '../downloads/showDownloads';
import { codeFile } from '../markdown/showFiles';
import { SWITCH_PART } from '../sample-hosts/placeSwitch';
import { sandboxJourney } from '../sample-hosts/startJourneys';

/** Options of the plugin. None of them reaches the browser. */
export type MarkdownPagesOptions = typeof markdownPages;

/** The first call, which the front page and its Markdown page show. */
const FIRST_CALL = 'apps/portal/src/pages/_firstCall.mdx';

/** Parts with data and files of the site in guides and their Markdown pages. */
export const dataParts: NonNullable<EmbedOptions['parts']> = {
  CodeFile: codeFile,
  DownloadFiles: downloadFiles(),
  SandboxJourney: sandboxJourney,
  ...showElements(describePages()),
};

/** Writes the site's own components in guides and posts as Markdown; an empty text omits a component. */
const components: Readonly<Record<string, (attributes: ReadonlyMap<string, string>) => string>> = {
  LinkCards: () => listCards(serviceCards),
  // A form: the command below it does the same.
  SignatureCheck: () => '',
  // The switch has no use in a text, whose samples call the test environment.
  [SWITCH_PART]: () => '',
};

function describeHome(): string {
  const { areas, firstCall, goingLive, hero, lifecycle } = homeTexts;
  return [
    section(1, hero),
    `[${hero.run}](${SIMULATOR})`,
    `## ${firstCall.title}`,
    readFileSync(FIRST_CALL, 'utf8').trim(),
    section(2, areas),
    listCards(serviceCards),
    section(2, lifecycle),
    '<TitleLifecycle />',
    section(2, goingLive),
    listSteps(goingLiveSteps),
    '',
  ].join('\n\n');
}

const SEARCH_TITLE = 'Busca';

/** The page of results without a query, as MDX. */
function describeSearch(): string {
  const groups = searchPage.startPages.map(
    ({ pages, title }) => `## ${title}\n\n${listCards(pages)}`,
  );
  return `# ${SEARCH_TITLE}\n\n${withoutSearch}\n\n${groups.join('\n\n')}\n`;
}

function section(
  depth: number,
  { lead, title }: { readonly title: string; readonly lead: string },
): string {
  return `${'#'.repeat(depth)} ${title}\n\n${lead}`;
}

function listSteps(steps: typeof goingLiveSteps): string {
  return steps.map(({ text, title, to }, at) => `${at + 1}. [${title}](${to}): ${text}`).join('\n');
}

function listCards(cards: readonly Card[]): string {
  return cards
    .map(({ links = [], text, title, to }) => {
      const others = links.filter((link) => link.to !== to);
      const more = others.map((link) => ` [${link.label}](${link.to})`).join('');
      return `- [${title}](${to})${text ? `: ${text}` : ''}${more}`;
    })
    .join('\n');
}

/** Title and MDX of pages without a Markdown source, by their address. */
const describePage: Readonly<
  Record<string, { readonly title: string; readonly write: () => string }>
> = {
  '/': { title: homeTexts.hero.title, write: describeHome },
  '/busca': { title: SEARCH_TITLE, write: describeSearch },
};

export const markdownPages = { parts: dataParts, components, describePage, data: dataPages };
