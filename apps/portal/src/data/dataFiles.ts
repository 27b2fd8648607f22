import { createRequire } from 'node:module';
import path from 'node:path';
import { portal } from '../../portal.config';
import type { ChangelogOptions } from '../plugins/changelog/Changelog';
import type { DownloadOptions } from '../plugins/downloads/Download';
import type { GlossaryOptions } from '../plugins/glossary/linkTerms';
import type { GoLiveOptions } from '../plugins/go-live/Checklist';
import type { HomologationOptions } from '../plugins/homologation/Script';
import type { OpenQuestionsOptions } from '../plugins/open-questions/Question';
import type { SandboxOptions } from '../plugins/sandbox/Rule';

/*
 * The files of data that maintainers edit and pages show, each with the address of its page or
 * spreadsheet; paths start at the root of the repository. Where the files that readers take away stand follows them.
 */

export const glossary = {
  file: 'apps/portal/docs/frontier/glossario.yml',
  route: '/docs/frontier/glossario',
} satisfies GlossaryOptions;

export const homologation = {
  file: 'apps/portal/docs/frontier/homologacao.yml',
  docs: 'apps/portal/docs',
  csv: '/docs/frontier/homologacao.csv',
} satisfies HomologationOptions;

export const goLive = {
  file: 'apps/portal/docs/frontier/go-live.yml',
  csv: '/docs/frontier/go-live.csv',
} satisfies GoLiveOptions;

export const openQuestions = {
  file: 'apps/portal/docs/frontier/perguntas.yml',
  csv: '/docs/frontier/perguntas.csv',
} satisfies OpenQuestionsOptions;

/** The package's own file: the simulator follows it, and the page shows it. */
const require = createRequire(path.resolve('package.json'));

export const sandbox = {
  rules: path.relative('', require.resolve('@frontier/sandbox/rules.yml')),
  questions: openQuestions.file,
  page: '/docs/frontier/sandbox',
  journeys: 'apps/portal/docs/frontier/jornadas',
  address: 'http://127.0.0.1:4600',
} satisfies SandboxOptions;

export const downloads = {
  folder: '/downloads',
  name: 'frontier',
  title: 'Frontier APIs',
  token: { operation: 'gerarTokenDeAcesso', value: 'accessToken', expiry: 'expiresAt' },
} satisfies DownloadOptions;

/** Entries that `npm run specs:pull -- --accept` writes. */
export const changelog = {
  folder: 'changelog',
  feed: '/docs/frontier/mudancas.xml',
  route: '/docs/frontier/mudancas',
  services: portal.services.map(({ id }) => id),
} satisfies ChangelogOptions;
