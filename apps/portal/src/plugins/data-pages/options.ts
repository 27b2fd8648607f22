import { createRequire } from 'node:module';
import path from 'node:path';
import { portal } from '../../../portal.config';

/** Path of a YAML file that becomes a page. */
export interface DataFile {
  readonly file: string;
}

interface Routed {
  readonly route: string;
}

interface Listed {
  readonly csv: string;
}

export type GlossaryOptions = DataFile & Routed;

export interface HomologationOptions extends DataFile, Routed, Listed {
  /** Folder of the guides. Its name is the first segment of their routes. */
  readonly docs: string;
}

export type GoLiveOptions = DataFile & Listed;

export type QuestionsOptions = DataFile & Routed & Listed;

export type RulesOptions = DataFile & Routed;

export type IdentifiersOptions = DataFile;

/** The journeys of the simulator. Their guides are below the route. */
export type JourneysOptions = DataFile & Routed;

export interface MovedOptions extends DataFile {
  /** Folder of the guides. Its name is the first segment of their routes. */
  readonly docs: string;
}

export interface ChangelogOptions extends Routed {
  /** Folder of the entries, from the repository's root. */
  readonly folder: string;
  /** Folder of the guides. Services with entries have a page of changes there. */
  readonly docs: string;
  readonly feed: string;
  /** Ids of the services, in display order. */
  readonly services: readonly string[];
}

/** Data files and published addresses of each page. Paths start at the repository's root. */
export interface DataPagesOptions {
  readonly glossary: GlossaryOptions;
  readonly homologation: HomologationOptions;
  readonly goLive: GoLiveOptions;
  readonly questions: QuestionsOptions;
  readonly rules: RulesOptions;
  readonly identifiers: IdentifiersOptions;
  readonly journeys: JourneysOptions;
  /** The transitions of the simulator. */
  readonly states: DataFile;
  readonly moved: MovedOptions;
  readonly changelog: ChangelogOptions;
}

const require = createRequire(path.resolve('package.json'));

/** A file of the simulator's package, so that pages and simulator agree. */
function ofSandbox(name: string): string {
  return path.relative('', require.resolve(`@frontier/sandbox/${name}`));
}

export const dataPages = {
  glossary: { file: 'apps/portal/docs/frontier/glossario.yml', route: '/docs/frontier/glossario' },
  homologation: {
    file: 'apps/portal/docs/frontier/homologacao.yml',
    docs: 'apps/portal/docs',
    route: '/docs/frontier/homologacao',
    csv: '/docs/frontier/homologacao.csv',
  },
  goLive: { file: 'apps/portal/docs/frontier/go-live.yml', csv: '/docs/frontier/go-live.csv' },
  questions: {
    file: 'apps/portal/docs/frontier/perguntas.yml',
    route: '/docs/frontier/perguntas',
    csv: '/docs/frontier/perguntas.csv',
  },
  rules: { file: ofSandbox('rules.yml'), route: '/docs/frontier/sandbox/regras' },
  identifiers: { file: 'apps/portal/docs/frontier/identificadores.yml' },
  journeys: { file: ofSandbox('story.yml'), route: '/docs/frontier/jornadas' },
  states: { file: ofSandbox('states.yml') },
  moved: { file: 'apps/portal/docs/frontier/enderecos.yml', docs: 'apps/portal/docs' },
  /** `npm run specs:pull -- --accept` writes the entries. */
  changelog: {
    folder: 'changelog',
    docs: 'apps/portal/docs',
    feed: '/docs/frontier/mudancas.xml',
    route: '/docs/frontier/mudancas',
    services: portal.services.map(({ id }) => id),
  },
} satisfies DataPagesOptions;
