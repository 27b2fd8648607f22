import { groupBy, operationsOf } from '@frontier/openapi';
import { type AnchoredText, writeMarkdown } from '@frontier/reference';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  isAssumptionMark,
  isQuestionLink,
  questionOf,
} from '../../shared/assumptions/assumptionMark';
import { readQuestions } from '../../shared/assumptions/readQuestions';
import { readJourneys } from '../data-pages/journeys';
import { dataPages } from '../data-pages/options';
import { markdownPageOf, withoutSlash } from './markdownPageOf';
import type { ContractText, MarkdownPage } from './pages/listPages';

interface AssistantSources {
  readonly origin: string;
  readonly pages: readonly MarkdownPage[];
  readonly write: (page: MarkdownPage) => AnchoredText;
  readonly references: readonly ContractText[];
}

/** Describes the site from the data of its pages. `packages/mcp/src/portal/Portal.ts` has the types of the file. */
export function describeForAssistants({ origin, pages, references, write }: AssistantSources) {
  const areas = readQuestions(dataPages.questions.file);
  const questions = areas.flatMap((area) => area.questions);
  const open = (operation: string) =>
    questions.filter(({ operations }) => operations.includes(operation)).map(({ id }) => id);
  return {
    origin,
    pages: pages.map((page) => ({
      route: withoutSlash(page.route),
      title: page.title,
      file: decodeURI(markdownPageOf(page.route)),
      anchors: write(page).anchors,
    })),
    operations: references
      .filter(({ contract }) => !contract.isExtra)
      .flatMap((reference) => describeOperations(reference, open)),
    journeys: writeJourneys(pages),
  };
}

/** The fields of each operation without its samples, and the questions about it and about its fields. */
function describeOperations(
  { contract, service, text }: ContractText,
  open: (operation: string) => string[],
) {
  return operationsOf(service).map((operation) => {
    const { anchor, id } = operation;
    const questions = new Set(open(id));
    const write = (tree: Root) => writeMarkdown(nameMarks(tree, questions));
    return {
      id,
      address: `${contract.route}#${anchor}`,
      request: write(text.request(operation)),
      responses: write(text.responses(operation)),
      questions: [...questions],
    };
  });
}

/** Replaces the marks of assumptions by the ids of their questions, and collects the questions of all links. */
function nameMarks(tree: Root, questions: Set<string>): Root {
  visit(tree, 'link', (link, index, parent) => {
    if (!isQuestionLink(link.url)) return;
    questions.add(questionOf(link.url));
    if (!parent || index === undefined || !isAssumptionMark(link.url, textOf(link))) return;
    const value = `(${textOf(link)}: ${questionOf(link.url)})`;
    parent.children[index] = { type: 'text', value };
  });
  return tree;
}

/** The journeys of the simulator, in the order of their guides. */
function writeJourneys(pages: readonly MarkdownPage[]) {
  const { route } = dataPages.journeys;
  const story = readJourneys();
  return pages.flatMap(({ description, route: guide, title }) => {
    const name = guide.slice(route.length + 1);
    const journey = Object.hasOwn(story, name) && guide === `${route}/${name}` && story[name];
    if (!journey) return [];
    const steps = [...groupBy(journey.steps, ({ step }) => step).values()].map((parts) => ({
      title: parts[0].title,
      operationIds: [...new Set(parts.flatMap(({ call, reads }) => call ?? reads ?? []))],
    }));
    return [{ name, route: guide, title, description, steps }];
  });
}
