import type { EmbeddedPart } from '../../contracts/PartRequest';
import { changelogPage } from './changelog/changelogPage';
import type { DataPage, FindEntries } from './DataPage';
import { glossaryPage } from './glossary/glossaryPage';
import { goLivePage } from './goLivePage';
import { homologationPage } from './homologation/homologationPage';
import { identifiersPage } from './identifiersPage';
import { movedPage } from './movedPage';
import { dataPages as options } from './options';
import { questionsPage } from './questions/questionsPage';
import { linkRules, rulesPage } from './rulesPage';
import { statusPathsPage } from './statusPathsPage';

export function describePages(): readonly DataPage[] {
  return [
    glossaryPage,
    homologationPage(options.homologation),
    goLivePage(options.goLive),
    questionsPage(options.questions, linkRules(options.rules)),
    rulesPage,
    identifiersPage,
    statusPathsPage,
    changelogPage(options.changelog),
    movedPage(options.moved),
  ];
}

export function showElements(pages: readonly DataPage[]): Record<string, EmbeddedPart> {
  const elements = pages.flatMap((page) => Object.entries(page.elements));
  return Object.fromEntries(elements.map(([name, { build }]) => [name, build]));
}

export function findEntries(pages: readonly DataPage[]): Record<string, FindEntries> {
  const elements = pages.flatMap((page) => Object.entries(page.elements));
  return Object.fromEntries(elements.map(([name, { find = () => [] }]) => [name, find]));
}
