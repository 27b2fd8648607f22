import { createRequire } from 'node:module';
import path from 'node:path';
import { portal } from '../../portal.config';
import type { DataPagesOptions } from '../plugins/data-pages/options';
import type { DownloadOptions } from '../plugins/downloads/Download';
import type { SampleHostsOptions } from '../plugins/sample-hosts/startJourneys';

/*
 * The files of data that maintainers edit and pages show, each with the address of its page or
 * spreadsheet; paths start at the root of the repository. Where the files that readers take away stand follows them.
 */

/** The package's own file of rules: the simulator follows it, and the page shows it. */
const require = createRequire(path.resolve('package.json'));
const rules = path.relative('', require.resolve('@frontier/sandbox/rules.yml'));

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
  rules: { file: rules, route: '/docs/frontier/sandbox/regras' },
  moved: { file: 'apps/portal/docs/frontier/enderecos.yml', docs: 'apps/portal/docs' },
  /** Entries that `npm run specs:pull -- --accept` writes. */
  changelog: {
    folder: 'changelog',
    docs: 'apps/portal/docs',
    feed: '/docs/frontier/mudancas.xml',
    route: '/docs/frontier/mudancas',
    services: portal.services.map(({ id }) => id),
  },
} satisfies DataPagesOptions;

/** What is known of single states, which the pictures of objects show. */
export const knownPlaces = 'apps/portal/docs/frontier/estados.yml';

/** Fields whose examples a reader can replace in samples, by what `plugins/page-tools` calls each. */
export const ownValues = [
  { name: 'cnpj', operation: 'criarSolicitacao', field: 'cnpjDoEmissor' },
  { name: 'code', operation: 'criarBloqueio', field: 'operacaoCodigo' },
  { name: 'account', operation: 'gerarTokenDeAcesso', field: 'apiKey' },
] as const;

export const sampleHosts = {
  page: '/docs/frontier/sandbox',
  journeys: 'apps/portal/docs/frontier/jornadas',
  address: 'http://127.0.0.1:4600',
} satisfies SampleHostsOptions;

export const downloads = {
  folder: '/downloads',
  name: 'frontier',
  title: 'Frontier APIs',
  token: { operation: 'gerarTokenDeAcesso', value: 'accessToken', expiry: 'expiresAt' },
} satisfies DownloadOptions;
