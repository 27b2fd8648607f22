import { readFileSync } from 'node:fs';
import { portal } from '../../../portal.config';
import { homeTexts } from '../../data/homeTexts';
import { indexPages, withoutSearch } from '../../data/searchPage';
import { SIMULATOR } from '../../shared/simulatorAddress';
import type { EmbedOptions } from '../api-reference/embed/embedParts';
import { describePages, showElements } from '../data-pages/describePages';
import { downloadFiles } from '../downloads/showDownloads';
import { codeFile } from '../markdown/showFiles';
import { SWITCH_PART } from '../sample-hosts/placeSwitch';
import { sandboxJourney } from '../sample-hosts/startJourneys';

export type MarkdownPagesOptions = typeof markdownPages;

function readPart(name: string): string {
  return readFileSync(`apps/portal/src/pages/_${name}.mdx`, 'utf8').trim();
}

/** Parts with data and files of the site in guides and their Markdown pages. */
export const dataParts: NonNullable<EmbedOptions['parts']> = {
  CodeFile: codeFile,
  DownloadFiles: downloadFiles,
  SandboxJourney: sandboxJourney,
  ...showElements(describePages()),
};

/** The Markdown of the site's own components in guides and posts; an empty text omits a component. */
const components: Readonly<Record<string, string>> = {
  ServiceCards: listServices(),
  // A form: the command below it does the same.
  SignatureCheck: '',
  // The switch has no use in a text, whose samples call the test environment.
  [SWITCH_PART]: '',
};

function describeHome(): string {
  const { areas, firstCall, goingLive, hero, lifecycle } = homeTexts;
  return [
    section(1, hero),
    `[${hero.run}](${SIMULATOR})`,
    `## ${firstCall.title}`,
    readPart('firstCall'),
    `[${firstCall.clients}](/docs/frontier/clientes)`,
    section(2, areas),
    listServices(),
    section(2, lifecycle),
    readPart('lifecycle'),
    section(2, goingLive),
    readPart('goingLive'),
    '',
  ].join('\n\n');
}

const SEARCH_TITLE = 'Busca';

/** The page of results without a query, as MDX. */
function describeSearch(): string {
  const { pages, title: heading } = indexPages;
  const links = pages.map(({ title, to }) => `- [${title}](${to})`);
  return `# ${SEARCH_TITLE}\n\n${withoutSearch}\n\n## ${heading}\n\n${links.join('\n')}\n`;
}

function section(
  depth: number,
  { lead, more, title }: { title: string; lead: string; more?: { label: string; to: string } },
): string {
  const onward = more ? ` [${more.label}](${more.to})` : '';
  return `${'#'.repeat(depth)} ${title}\n\n${lead}${onward}`;
}

function listServices(): string {
  return portal.services
    .map(
      ({ id, route, text, title }) =>
        `- [${title}](/docs/frontier/${id}): ${text} [Referência](${route})`,
    )
    .join('\n');
}

/** Title and MDX of pages without a Markdown source, by their address. */
const describePage: Readonly<
  Record<string, { readonly title: string; readonly write: () => string }>
> = {
  '/': { title: homeTexts.hero.title, write: describeHome },
  '/busca': { title: SEARCH_TITLE, write: describeSearch },
};

export const markdownPages = { parts: dataParts, components, describePage };
