import { readFileSync } from 'node:fs';
import { ASSUMPTION_MARK, listQuestions, parseContract, readOverlay } from '@frontier/openapi';
import {
  isQuestionLink,
  questionOf,
} from '../../apps/portal/src/shared/assumptions/assumptionMark';
import type { QuestionArea } from '../../apps/portal/src/shared/assumptions/readQuestions';
import { describeUnknown } from '../../apps/portal/src/shared/describeUnknown';

type QuestionLink = ReturnType<typeof listQuestionLinks>[number];

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)[^)]*\)/g;
/** Wrong wordings of the mark. */
const LIKE_MARK = /^\W*(?:nossa leitura|leitura (?:nossa|d?este portal|do portal))\W*$/i;

/** All links to open questions in a Markdown text, or in a YAML file with folded Markdown texts, by 1-based line. */
export function listQuestionLinks(text: string) {
  return [...text.matchAll(LINK)].flatMap(({ 1: label = '', 2: url = '', index }) => {
    if (!isQuestionLink(url)) return [];
    const line = text.slice(0, index).split('\n').length;
    return [{ line, text: label.replaceAll(/\s+/g, ' '), id: questionOf(url) }];
  });
}

/** The questions about the parts of a contract and its overlay, as links; an assumption has the text of the mark. */
export function listContractQuestions(contract: string) {
  const origin = { service: contract, source: contract };
  const overlay = readOverlay('', contract);
  const document = parseContract(readFileSync(contract), origin, overlay);
  return listQuestions(document.root).map(({ entry, id, kind }) => {
    const { line = 1, source: file = contract } = document.locate(entry) ?? {};
    return { file, line, id, text: kind === 'assumption' ? ASSUMPTION_MARK : kind };
  });
}

/** A mark must have its exact wording, and its question an assumption. */
export function checkQuestionLink(
  { id, text }: QuestionLink,
  areas: readonly QuestionArea[],
): string | undefined {
  if (text === 'unknown')
    return 'a question is an id, or has an id with `lacuna`, `leitura` or `presenca: desconhecida`';
  const questions = areas.flatMap((area) => area.questions);
  const known = [...areas, ...questions].map((one) => one.id);
  if (!known.includes(id)) return describeUnknown('question', id, known);
  if (!LIKE_MARK.test(text)) return undefined;
  if (text !== ASSUMPTION_MARK) return `the mark is "${ASSUMPTION_MARK}", not "${text}"`;
  const question = questions.find((candidate) => candidate.id === id);
  return question?.assumption === undefined
    ? `the question "${id}" has no assumption that the mark could show`
    : undefined;
}

export function findUnusedAssumptions(
  areas: readonly QuestionArea[],
  links: readonly QuestionLink[],
): string[] {
  const marked = new Set(links.filter(({ text }) => text === ASSUMPTION_MARK).map(({ id }) => id));
  return areas
    .flatMap(({ questions }) => questions)
    .filter(({ id, assumption }) => assumption !== undefined && !marked.has(id))
    .map(
      ({ id, sourceLine }) => `${sourceLine} ${id}: no page and no contract marks this assumption`,
    );
}
