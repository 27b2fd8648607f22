import type { Root } from 'mdast';
import { readContractIndex } from '../../contracts/contractIndexFile';
import { readAttributes, replaceElements } from '../../shared/mdx/mdxNodes';
import { changelogPage } from './changelog/changelogPage';
import type { DataPage, FindEntries } from './DataPage';
import { glossaryPage } from './glossary/glossaryPage';
import { goLivePage } from './goLivePage';
import { homologationPage, listStepMoves } from './homologation/homologationPage';
import { identifiersPage } from './identifiersPage';
import type { Move } from './moved/Move';
import { movedPage, readMoves } from './moved/movedPage';
import type { DataPagesOptions } from './options';
import { questionsPage } from './questions/questionsPage';
import { rolesPage } from './rolesPage';
import { linkRules, rulesPage } from './rulesPage';
import { statusPathsPage } from './statusPathsPage';

export function describePages(options: DataPagesOptions): readonly DataPage[] {
  const {
    changelog,
    glossary,
    goLive,
    homologation,
    identifiers,
    journeys,
    moved,
    questions,
    rules,
    states,
  } = options;
  return [
    glossaryPage(glossary),
    homologationPage(homologation),
    goLivePage(goLive),
    questionsPage(questions, () => linkRules(rules)),
    rulesPage(rules, questions),
    identifiersPage(identifiers, journeys, questions),
    rolesPage(homologation, journeys, questions),
    statusPathsPage(states, rules, journeys, questions),
    changelogPage(changelog),
    movedPage(moved, () => listMoves(options)),
  ];
}

/**
 * Every moved address, from the file of moves and from the homologation script.
 *
 * @throws {Error} with file and line of every fault in either file.
 */
export function listMoves({
  homologation,
  moved,
}: Pick<DataPagesOptions, 'homologation' | 'moved'>): readonly Move[] {
  return [...readMoves(moved.file), ...listStepMoves(homologation)];
}

/** The search entries of the pages, by element name. */
export function findEntries(pages: readonly DataPage[]): Record<string, FindEntries> {
  const elements = pages.flatMap((page) => page.elements);
  return Object.fromEntries(elements.map(({ find = () => [], name }) => [name, find]));
}

/**
 * Remark plugin: replaces the elements of data pages with their content.
 *
 * @param readIndex replaces the index of the built site in tests.
 * @throws {Error} with file and line of every fault in the data.
 */
export function showData(
  pages: readonly DataPage[],
  readIndex = () => readContractIndex(),
): (tree: Root) => void {
  const elements = pages.flatMap((page) => page.elements);
  return (tree) =>
    replaceElements(tree, (written) =>
      elements
        .find(({ name }) => name === written.name)
        ?.show(readIndex(), readAttributes(written)),
    );
}
