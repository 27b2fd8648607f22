import type { ListItem, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import {
  isAssumptionMark,
  isQuestionLink,
} from '../../apps/portal/src/shared/assumptions/assumptionMark';
import { isElement, readMdx } from '../../apps/portal/src/shared/mdx/jsxNodes';
import { type PageSection, splitSections } from '../../apps/portal/src/shared/mdx/splitSections';

interface PageFault {
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

interface NamedSection extends PageSection {
  readonly name: string;
}

interface LintedPage {
  readonly file: string;
  readonly tree: Root;
  readonly description: string;
  readonly sections: readonly NamedSection[];
  /** Adds a fault at a node, else at the page's first line. */
  readonly report: (message: string, node?: Nodes) => void;
}

const DESCRIPTION_LIMIT = 160;
/** `TODO` in capitals only: `todo` is a Portuguese word. */
const UNFINISHED = /\b[Ee]m breve\b|\bTODO\b|\bFIXME\b|\b[Ll]orem ipsum\b/;
const CALL = 'A chamada';
const CALL_START = 'Quando usar';
const EVENT_START = 'Quando acontece';
const END = 'Próximo passo';
const OPEN_QUESTIONS = 'Perguntas em aberto';
/** Advice that is not about one field; that is in overlays. */
const OTHER_ADVICE = 'Campos que merecem atenção';
/** A need of a call: a noun and at most four words after it. */
const NEED = /^[\p{L}]{2,}(?: [\p{L}]+){0,4}$/u;
const JOURNEY = /\/jornadas\/(?!index\.)/;
/** Sections that a page of a skeleton may lack. */
const OPTIONAL = [OTHER_ADVICE, OPEN_QUESTIONS];
const CALL_SKELETON = [
  CALL,
  'Erros e como corrigir',
  'O que volta',
  OTHER_ADVICE,
  'Antes de começar',
  CALL_START,
  'Exemplo completo',
  OPEN_QUESTIONS,
  END,
];
const EVENT_SKELETON = [
  EVENT_START,
  'O que chega',
  OTHER_ADVICE,
  'Como reagir',
  OPEN_QUESTIONS,
  END,
];
const JOURNEY_SKELETON = [
  'O que você terá no fim',
  'Antes de começar',
  'Passo a passo',
  'Como saber que terminou',
  'Quando algo dá errado',
  OPEN_QUESTIONS,
  END,
];

const GAP =
  /\bnão (?:(?:é|são|foi|foram|está|estão|vem|vêm|fica|ficam) )?informad[oa]s?(?!\p{L})|\bnão (?:se )?informam?(?!\p{L})/iu;

const MOST = 5;
/** A guide of calls lists only questions that affect the reader's code. */
const MOST_OF_CALLS = 2;
/** Pages about the gaps themselves: the meaning of the marks, and the questions. */
const FREE = /(^|\/)docs\/(intro|frontier\/perguntas)\.mdx$/;

export function lintPage(file: string, text: string): PageFault[] {
  const faults: PageFault[] = [];
  const report = (message: string, node?: Nodes) => {
    faults.push({ line: node?.position?.start.line ?? 1, message });
  };
  let read: ReturnType<typeof readMdx>;
  try {
    read = readMdx(text);
  } catch (error) {
    const line = (error instanceof VFileMessage && error.line) || 1;
    return [
      { line, message: `is not valid MDX: ${error instanceof Error ? error.message : error}` },
    ];
  }
  const { frontMatter, tree } = read;
  const description = String(frontMatter.description ?? '').trim();
  const sections = splitSections(tree).map((one) => ({ ...one, name: textOf(one.heading) }));
  const page = { file, tree, description, sections, report };
  for (const check of CHECKS) check(page);
  return faults.sort((a, b) => a.line - b.line);
}

/** Search results and link previews truncate descriptions beyond 160 characters. */
function checkDescription({ description: { length }, report }: LintedPage): void {
  if (length === 0) report('description is missing in the front matter');
  if (length <= DESCRIPTION_LIMIT) return;
  report(`description has ${length} characters, more than ${DESCRIPTION_LIMIT}`);
}

function refuseUnfinishedText({ report, tree }: LintedPage): void {
  visit(tree, ['text', 'mdxJsxAttribute'], (node) => {
    const found = 'value' in node ? UNFINISHED.exec(String(node.value))?.[0] : undefined;
    if (found) report(`unfinished text: "${found}"`, node);
  });
}

/** Guides of calls, of event families, and journeys each share a skeleton of sections. */
function checkSkeleton({ file, report, sections }: LintedPage): void {
  const names = nameCalls(sections);
  const expected = skeletonOf(file, names)
    ?.filter((name) => !OPTIONAL.includes(name) || names.includes(name))
    .join(', ');
  if (expected === undefined || expected === names.join(', ')) return;
  report(
    `the sections must be, in this order: ${expected}; they are: ${names.join(', ')}`,
    sections[0]?.heading,
  );
}

function skeletonOf(file: string, names: readonly string[]): readonly string[] | undefined {
  if (JOURNEY.test(file)) return JOURNEY_SKELETON;
  if (names.includes(EVENT_START)) return EVENT_SKELETON;
  return names.includes(CALL_START) ? CALL_SKELETON : undefined;
}

/** A guide of a call lists its prerequisites as short links in `<Before>`. */
function checkBefore({ report, sections, tree }: LintedPage): void {
  if (!isCallGuide(sections)) return;
  const before = tree.children.find((node) => isElement(node, 'Before'));
  const [line, ...others] = before?.children ?? [];
  const pieces = line?.type === 'paragraph' && others.length === 0 ? line.children : [];
  const isLine =
    pieces.length > 0 &&
    pieces.every((piece) =>
      piece.type === 'link' ? NEED.test(textOf(piece)) : textOf(piece) === ' · ',
    );
  if (isLine) return;
  report('a guide of a call has one <Before> with short links: `[token](…) · [oferta criada](…)`');
}

function isCallGuide(sections: readonly NamedSection[]): boolean {
  return sections.some(({ name }) => name === CALL_START);
}

/** Names of the sections; sections of several calls count as one. */
function nameCalls(sections: readonly NamedSection[]): string[] {
  const calls = sections.filter(({ content }) =>
    content.some((node) => isElement(node, 'Operation')),
  );
  const isOne = (section: NamedSection) => calls.length > 1 && calls.includes(section);
  return sections
    .map((section) => (isOne(section) ? CALL : section.name))
    .filter((name, index, all) => name !== CALL || all[index - 1] !== CALL);
}

/** Concept pages end with a section of further links. */
function checkConceptEnding({ file, report, sections }: LintedPage): void {
  const last = sections.at(-1);
  if (!/\/conceitos\/(?!index\.)/.test(file) || last?.name === END) return;
  report(`the last section must be: ${END}`, last?.heading);
}

/** The steps of a journey are numbered from 1 without gaps. */
function checkSteps({ file, report, sections, tree }: LintedPage): void {
  if (!JOURNEY.test(file)) return;
  let steps = 0;
  visit(tree, 'heading', (step) => {
    if (step.depth !== 3) return;
    steps += 1;
    const [name, start] = [textOf(step), `Passo ${steps}: `];
    if (!name.startsWith(start)) report(`the heading "${name}" must start with "${start}"`, step);
  });
  if (steps > 0) return;
  const section = sections.find(({ name }) => name === 'Passo a passo');
  report('the journey has no steps', section?.heading);
}

/** "Não informado" is allowed only in the section of the open questions, outside code blocks and components. */
function checkGaps({ description, file, report, sections, tree }: LintedPage): void {
  if (!/(^|\/)docs\//.test(file) || FREE.test(file)) return;
  const { content = [], heading } = sections.find(({ name }) => name === OPEN_QUESTIONS) ?? {};
  const first = heading?.position?.start.line ?? 0;
  const last = (content.at(-1) ?? heading)?.position?.end.line ?? 0;
  const message = `"não informado" only in the section ${OPEN_QUESTIONS}; elsewhere write only facts and recommendations`;
  if (GAP.test(description)) report(message);
  const found = new Set<number>();
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const line = node.position?.start.line ?? 1;
    if ((line >= first && line <= last) || found.has(line) || !GAP.test(textOf(node))) return;
    found.add(line);
    report(message, node);
  });
}

/**
 * The open questions are one list of at most five items, each with a link to its question. In a guide of a call, which
 * has at most two, the list is in the element that the site counts them by.
 */
function checkQuestions({ report, sections }: LintedPage): void {
  const section = sections.find(({ name }) => name === OPEN_QUESTIONS);
  if (!section) return;
  const { content, heading } = section;
  const [first, ...others] = content;
  const isCounted = first && isElement(first, 'PageQuestions');
  const [list, ...more] = isCounted ? [...first.children, ...others] : content;
  if (list?.type !== 'list' || more.length > 0) {
    report(`${OPEN_QUESTIONS} must be one list and nothing else`, heading);
    return;
  }
  const isCall = isCallGuide(sections);
  if (isCall && !isCounted) report('the section must be one <PageQuestions>', heading);
  const amount = list.children.length;
  const most = isCall ? MOST_OF_CALLS : MOST;
  if (amount > most) report(`${OPEN_QUESTIONS} has ${amount} items, more than ${most}`, heading);
  for (const item of list.children) {
    if (!asksQuestion(item)) report('each item needs a link to its question', item);
  }
}

function asksQuestion(item: ListItem): boolean {
  let asks = false;
  visit(item, 'link', (link) => {
    asks ||= isQuestionLink(link.url) && !isAssumptionMark(link.url, textOf(link));
  });
  return asks;
}

const CHECKS = [
  checkDescription,
  checkSkeleton,
  checkBefore,
  checkConceptEnding,
  checkSteps,
  refuseUnfinishedText,
  checkGaps,
  checkQuestions,
];
