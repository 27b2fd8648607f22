import { createRequire } from 'node:module';
import path from 'node:path';
import { portal } from '../../../portal.config';

const require = createRequire(path.resolve('package.json'));

/** A file of the simulator's package, so that pages and simulator agree. */
function ofSandbox(name: string): string {
  return path.relative('', require.resolve(`@frontier/sandbox/${name}`));
}

/** Data files and published addresses of each page. Paths start at the repository's root. */
export const dataPages = {
  glossary: { file: 'apps/portal/docs/frontier/glossario.yml', route: '/docs/frontier/glossario' },
  homologation: {
    file: 'apps/portal/docs/frontier/homologacao.yml',
    route: '/docs/frontier/homologacao',
    csv: '/docs/frontier/homologacao.csv',
  },
  goLive: { file: 'apps/portal/docs/frontier/go-live.yml', csv: '/docs/frontier/go-live.csv' },
  questions: {
    file: 'apps/portal/docs/frontier/perguntas.yml',
    route: '/docs/frontier/perguntas',
    csv: '/docs/frontier/perguntas.csv',
    json: '/docs/frontier/perguntas.json',
  },
  rules: { file: ofSandbox('rules.yml'), route: '/docs/frontier/sandbox/regras' },
  identifiers: { file: 'apps/portal/docs/frontier/identificadores.yml' },
  /** The journeys of the simulator. Their guides are below the route. */
  journeys: { file: ofSandbox('story.yml'), route: '/docs/frontier/jornadas' },
  states: { file: ofSandbox('states.yml') },
  moved: { file: 'apps/portal/docs/frontier/enderecos.yml' },
  /** `npm run specs:pull -- --accept` writes the entries. */
  changelog: {
    folder: 'changelog',
    route: '/docs/frontier/mudancas',
    services: portal.services.map(({ id }) => id),
  },
};

/** The objects with states, for `<ObjectStates>`, and the questions about them. */
export const stateFiles = {
  objects: 'apps/portal/docs/frontier/estados.yml',
  questions: dataPages.questions.file,
};

export type DataPages = typeof dataPages;
