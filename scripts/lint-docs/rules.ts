import type { Heading, ListItem, Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import {
  isAssumptionMark,
  isQuestionLink,
  questionOf,
} from '../../apps/portal/src/shared/assumptions/assumptionMark';
import { readMdx } from '../../apps/portal/src/shared/mdx/jsxNodes';

/** A fault of a page. */
export interface PageFault {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

/** A guide, post or page, parsed. */
export interface Page {
  readonly file: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Parses a page as MDX; returns a fault for invalid syntax. */
export function parsePage(file: string, text: string): Page | PageFault {
  try {
    return { file, ...readMdx(text) };
  } catch (error) {
    const line = error instanceof VFileMessage ? error.line : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { file, line: line ?? 1, message: `is not valid MDX: ${message}` };
  }
}

export function isFault(value: Page | PageFault): value is PageFault {
  return 'message' in value;
}

export type PageRule = (page: Page) => PageFault[];

const DESCRIPTION_LIMIT = 160;
/** `TODO` in capitals only: `todo` is a Portuguese word. */
const UNFINISHED = /\b[Ee]m breve\b|\bTODO\b|\bFIXME\b|\b[Ll]orem ipsum\b/;
const CALL = 'A chamada';
const CALL_CORE = ['Quando usar', 'Antes de começar', 'Campos que merecem atenção', CALL];
const CALL_MORE = ['Exemplo completo', 'O que volta', 'Erros e como corrigir'];
const CALL_END = 'Próximo passo';
/** Section of a guide's open questions. */
const OPEN_QUESTIONS = 'Perguntas em aberto';
const EVENT_SKELETON = [
  'Quando acontece',
  'O que chega',
  'Campos que merecem atenção',
  'Como reagir',
  CALL_END,
];
const JOURNEY = /\/jornadas\/(?!index\.)/;
const JOURNEY_SKELETON = [
  'O que você terá no fim',
  'Antes de começar',
  'O caminho',
  'Passo a passo',
  'Como saber que terminou',
  'Quando algo dá errado',
  CALL_END,
];

/** "Não informado" and similar wordings. */
const GAP =
  /\bnão (?:(?:é|são|foi|foram|está|estão|vem|vêm|fica|ficam) )?informad[oa]s?(?!\p{L})|\bnão (?:se )?informam?(?!\p{L})/giu;

/** Maximum number of open questions of a page. */
const MOST = 5;
/** Maximum for a guide of calls, which lists only questions that affect the reader's code. */
const MOST_OF_CALLS = 2;
/** Pages about the gaps themselves: the meaning of the marks, and the questions. */
const FREE = /(^|\/)docs\/(intro|frontier\/perguntas)\.mdx$/;
/** Questions about every call, asked only on the page of questions. */
const ASKED_ONCE = ['papeis-e-chamadas', 'codigos-de-sucesso', 'corpo-dos-erros'];
/** Guides of an area, a journey or a concept. */
const GUIDE = /(^|\/)docs\/frontier\/[^/]+\//;
/** Search results and link previews truncate descriptions beyond 160 characters. */
function requireDescription(page: Page): PageFault[] {
  const { description } = page.frontMatter;
  if (typeof description !== 'string' || description.trim() === '') {
    return [faultAt(page, undefined, 'description is missing in the front matter')];
  }
  if (description.length <= DESCRIPTION_LIMIT) return [];
  const message = `description has ${description.length} characters, more than ${DESCRIPTION_LIMIT}`;
  return [faultAt(page, undefined, message)];
}

/** Pages contain no promises and placeholders. */
function refuseUnfinishedText(page: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(page.tree, ['text', 'mdxJsxAttribute'], (node) => {
    const found = 'value' in node ? UNFINISHED.exec(String(node.value))?.[0] : undefined;
    if (found) faults.push(faultAt(page, node, `unfinished text: "${found}"`));
  });
  return faults;
}

/** Guides of calls, of event families, and journeys each share a skeleton of sections. */
function requireSkeleton(page: Page): PageFault[] {
  const headings = headingsOf(page).filter(({ depth }) => depth === 2);
  const names = nameCalls(page, headings);
  const skeletons = skeletonsOf(page, names).map((skeleton) => skeleton.join(', '));
  if (skeletons.length === 0 || skeletons.includes(names.join(', '))) return [];
  const message = `the sections must be, in this order: ${skeletons.at(-1)}; they are: ${names.join(', ')}`;
  return [faultAt(page, headings[0], message)];
}

function skeletonsOf({ file }: Page, names: readonly string[]): readonly string[][] {
  if (JOURNEY.test(file)) return [JOURNEY_SKELETON];
  if (names.includes('Quando acontece')) return [EVENT_SKELETON];
  if (!names.includes('Quando usar')) return [];
  return [
    [...CALL_CORE, CALL_END],
    [...CALL_CORE, ...CALL_MORE, CALL_END],
  ];
}

/** Whether a page is a guide of one or several calls. */
function isCallGuide(page: Page): boolean {
  return headingsOf(page).some(
    (heading) => heading.depth === 2 && textOf(heading) === CALL_CORE[0],
  );
}

/** Names of the sections; sections of several calls count as one. */
function nameCalls({ tree }: Page, headings: readonly Heading[]): string[] {
  const calls = headings.filter((heading) =>
    contentOf(tree, heading).some(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Operation',
    ),
  );
  const isOne = (heading: Heading) => calls.length > 1 && calls.includes(heading);
  return headings
    .map((heading) => (isOne(heading) ? CALL : textOf(heading)))
    .filter((name, index, all) => name !== CALL || all[index - 1] !== CALL)
    .filter((name) => name !== OPEN_QUESTIONS);
}

/** The nodes between a heading and the next one of its level. */
function contentOf({ children }: Root, heading: RootContent): RootContent[] {
  const rest = children.slice(children.indexOf(heading) + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Concept pages end with a section of further links. */
function requireConceptEnding(page: Page): PageFault[] {
  if (!/\/conceitos\/(?!index\.)/.test(page.file)) return [];
  const last = headingsOf(page).findLast(({ depth }) => depth === 2);
  if (last && textOf(last) === CALL_END) return [];
  return [faultAt(page, last, `the last section must be: ${CALL_END}`)];
}

/** The open questions of a page are directly before the last section. */
function requirePlaceOfQuestions(page: Page): PageFault[] {
  const headings = headingsOf(page).filter(({ depth }) => depth === 2);
  return headings.flatMap((heading, index) => {
    const next = headings[index + 1];
    if (textOf(heading) !== OPEN_QUESTIONS || !next || textOf(next) === CALL_END) return [];
    return [faultAt(page, heading, `after "${OPEN_QUESTIONS}" only ${CALL_END} may follow`)];
  });
}

/** The steps of a journey are numbered from 1 without gaps. */
function requireSteps(page: Page): PageFault[] {
  if (!JOURNEY.test(page.file)) return [];
  const headings = headingsOf(page);
  const steps = headings.filter(({ depth }) => depth === 3);
  const section = headings.find((heading) => textOf(heading) === 'Passo a passo');
  if (steps.length === 0) return [faultAt(page, section, 'the journey has no steps')];
  return steps.flatMap((step, index) => {
    const start = `Passo ${index + 1}: `;
    if (textOf(step).startsWith(start)) return [];
    return [faultAt(page, step, `the heading "${textOf(step)}" must start with "${start}"`)];
  });
}

function headingsOf(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/** A fault at a node, else at the page's first line. */
function faultAt(page: Page, node: Nodes | undefined, message: string): PageFault {
  return { file: page.file, line: node?.position?.start.line ?? 1, message };
}

/** "Não informado" is allowed only in the section of the open questions. */
export function requireGapsInOnePlace(page: Page): PageFault[] {
  if (!isGuidePage(page)) return [];
  const [first, last] = sectionLines(page);
  const { description } = page.frontMatter;
  const inHead = typeof description === 'string' && hasGap(description);
  const lines = listTexts(page)
    .filter(({ text, line }) => hasGap(text) && (line < first || line > last))
    .map(({ line }) => line);
  return [...(inHead ? [1] : []), ...new Set(lines)].map((line) => ({
    file: page.file,
    line,
    message: `"não informado" only in the section ${OPEN_QUESTIONS}; elsewhere write only facts and recommendations`,
  }));
}

/** The open questions are one list of at most five items (two in a guide of calls), each with a link to its question. */
export function requireShortQuestions(page: Page): PageFault[] {
  const { content, heading } = findSection(page);
  if (!heading) return [];
  const [list, ...more] = content;
  if (list?.type !== 'list' || more.length > 0) {
    return [faultAt(page, heading, `${OPEN_QUESTIONS} must be one list and nothing else`)];
  }
  const amount = list.children.length;
  const most = isCallGuide(page) ? MOST_OF_CALLS : MOST;
  return [
    ...(amount > most
      ? [faultAt(page, heading, `${OPEN_QUESTIONS} has ${amount} items, more than ${most}`)]
      : []),
    ...list.children.flatMap((item) =>
      checkItem(item, GUIDE.test(page.file)).map((message) => faultAt(page, item, message)),
    ),
  ];
}

function checkItem(item: ListItem, isGuide: boolean): string[] {
  const questions: string[] = [];
  visit(item, 'link', (link) => {
    const isOpen = isQuestionLink(link.url) && !isAssumptionMark(link.url, textOf(link));
    if (isOpen) questions.push(questionOf(link.url));
  });
  const common = questions.find((id) => isGuide && ASKED_ONCE.includes(id));
  const { end, start } = item.position ?? {};
  return [
    ...(questions.length > 0 ? [] : ['each item needs a link to its question']),
    ...(common
      ? [`"${common}" is about every call and belongs only on the page of questions`]
      : []),
    ...(start?.line === end?.line ? [] : ['each item must fit in one line']),
  ];
}

/** The section of the open questions. */
function findSection({ tree }: Page): { heading?: RootContent; content: RootContent[] } {
  const heading = tree.children.find(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === OPEN_QUESTIONS,
  );
  return heading ? { heading, content: contentOf(tree, heading) } : { content: [] };
}

function sectionLines(page: Page): readonly [number, number] {
  const { content, heading } = findSection(page);
  const last = content.at(-1) ?? heading;
  return [heading?.position?.start.line ?? 0, last?.position?.end.line ?? 0];
}

function isGuidePage({ file }: Page): boolean {
  return /(^|\/)docs\//.test(file) && !FREE.test(file);
}

function hasGap(text: string): boolean {
  return text.search(GAP) >= 0;
}

/** The texts of a page with their 1-based lines, outside code blocks and components. */
function listTexts({ tree }: Page): { line: number; text: string }[] {
  const texts: { line: number; text: string }[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    texts.push({ line: node.position?.start.line ?? 1, text: textOf(node) });
  });
  return texts;
}

const RULES: readonly PageRule[] = [
  requireDescription,
  requireSkeleton,
  requireConceptEnding,
  requireSteps,
  requirePlaceOfQuestions,
  refuseUnfinishedText,
  requireGapsInOnePlace,
  requireShortQuestions,
];

/** All faults of a page, sorted by line. */
export function lintPage(file: string, text: string): PageFault[] {
  const page = parsePage(file, text);
  if (isFault(page)) return [page];
  return RULES.flatMap((rule) => rule(page)).sort((a, b) => a.line - b.line);
}
