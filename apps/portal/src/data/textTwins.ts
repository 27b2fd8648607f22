import { readFileSync } from 'node:fs';
import type { Card } from '../components/LinkCards';
import { untilMended } from '../contracts/unavailable';
import { describePages, showData } from '../plugins/data-pages/describePages';
import { showDownloads } from '../plugins/downloads/showDownloads';
import { showFiles } from '../plugins/markdown/showFiles';
import { SWITCH_PART } from '../plugins/sample-hosts/placeSwitch';
import { startJourneys } from '../plugins/sample-hosts/startJourneys';
import type { TextTwinsOptions } from '../plugins/text-twins/options';
import { describeCallMap } from './callMap';
import { mapCards, serviceCards } from './cards';
import { dataPages, sampleHosts } from './dataFiles';
import { goingLiveSteps, homeTexts } from './homeTexts';
import { describeLifecycle } from './lifecycle';
import { searchPage, withoutSearch } from './searchPage';

/** The first call, which the front page and its twin show. */
const FIRST_CALL = 'apps/portal/src/pages/_firstCall.mdx';

const pages = describePages(dataPages);

/** What data and files of the site put into guides, and so into their twins. */
export const dataParts = [
  showDownloads,
  showFiles,
  [showData, pages.filter(({ needsContracts }) => !needsContracts)],
  [untilMended(showData), pages.filter(({ needsContracts }) => needsContracts)],
  [startJourneys, sampleHosts],
] satisfies TextTwinsOptions['remarkPlugins'];

/** The site's own components in guides and posts, as Markdown. */
const components: TextTwinsOptions['components'] = {
  DocsMap: (attributes) => {
    const cards = Object.entries(mapCards).find(
      ([name]) => name === attributes.get('section'),
    )?.[1];
    return listCards(cards ?? []);
  },
  CallMap: describeCallMap,
  TitleLifecycle: describeLifecycle,
  // A calculator: the text around it explains the result.
  CnpjCheck: () => '',
  // A form: the command below it does the same.
  SignatureCheck: () => '',
  // The switch does nothing in a text, whose samples call the test environment.
  [SWITCH_PART]: () => '',
};

/** The front page as MDX. */
function describeHome(): string {
  const { areas, firstCall, goingLive, hero, lifecycle } = homeTexts;
  return [
    section(1, hero),
    `## ${firstCall.title}`,
    readFileSync(FIRST_CALL, 'utf8').trim(),
    section(2, areas),
    listCards(serviceCards),
    section(2, lifecycle),
    describeLifecycle(),
    section(2, goingLive),
    listSteps(goingLiveSteps),
    '',
  ].join('\n\n');
}

/** The page of results as MDX: what it shows without a query. */
function describeSearch(): string {
  const groups = searchPage.startPages.map(
    ({ pages, title }) => `## ${title}\n\n${listCards(pages)}`,
  );
  return `# Busca\n\n${withoutSearch}\n\n${groups.join('\n\n')}\n`;
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
    .map(({ second, text, title, to }) => {
      const more = second ? ` [${second.label}](${second.to})` : '';
      return `- [${title}](${to})${text ? `: ${text}` : ''}${more}`;
    })
    .join('\n');
}

export const textTwins: TextTwinsOptions = {
  // What a text shows otherwise than a page comes first, and leaves nothing to the page's own.
  remarkPlugins: [[showDownloads, { isText: true }], ...dataParts],
  components,
  describePage: { '/': describeHome, '/busca': describeSearch },
  skill: {
    name: 'frontier-apis',
    description:
      'Como integrar com as Frontier APIs: cadastro de emissores e investidores, emissão de notas comerciais e debêntures, operações, pós-emissão, webhooks e autenticação. Use ao escrever, testar ou revisar código que chama essas APIs ou recebe as suas notificações.',
    introduction: '/docs/frontier',
    areas: ['Começar: Sandbox local', 'Construir: Jornadas', 'Construir: Conceitos'],
    whole: '/docs/frontier/perguntas-frequentes',
  },
};
