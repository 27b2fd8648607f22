import type { Entry } from '@frontier/search';
import type { Root } from 'mdast';
import { readContractIndex } from '../../contracts/contractIndexFile';
import { readAttributes, replaceElements } from '../../shared/mdx/mdxNodes';
import { changelogPage } from './changelog/changelogPage';
import type { DataPage } from './DataPage';
import { glossaryPage } from './glossary/glossaryPage';
import { goLivePage } from './goLivePage';
import { homologationPage } from './homologation/homologationPage';
import type { DataPagesOptions } from './options';
import { questionsPage } from './questions/questionsPage';
import { linkRules, rulesPage } from './rulesPage';

/** Every page made of data. */
export function describePages(options: DataPagesOptions): readonly DataPage[] {
  const { changelog, glossary, goLive, homologation, questions, rules } = options;
  return [
    glossaryPage(glossary),
    homologationPage(homologation),
    goLivePage(goLive),
    questionsPage(questions, () => linkRules(rules)),
    rulesPage(rules, questions),
    changelogPage(changelog),
  ];
}

/** What the search finds on the pages, by the name of the element that shows it. */
export function findEntries(pages: readonly DataPage[]): Record<string, () => readonly Entry[]> {
  const elements = pages.flatMap((page) => page.elements);
  return Object.fromEntries(elements.map(({ find = () => [], name }) => [name, find]));
}

/**
 * Remark plugin: puts what pages of data show in place of their elements.
 *
 * @param readIndex replaces the contracts of the site being built, in tests.
 * @throws {Error} naming file and line of every fault of the data.
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
