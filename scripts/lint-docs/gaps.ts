import type { ListItem, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  isQuestionLink,
  isReadingMark,
  questionOf,
} from '../../apps/portal/src/shared/readings/readingMark';
import type { Page, PageFault } from './parsePage';
import { faultAt, isCallGuide, OPEN_QUESTIONS } from './rules';
import { countPage, listTexts } from './words';

/** How often a page says that something isn't known. */
export interface GapCount {
  readonly file: string;
  readonly words: number;
  /** Lines of the page, 1-based, one for each time. */
  readonly lines: readonly number[];
}

/** "Não informado" and its family. */
const GAP =
  /\bnão (?:(?:é|são|foi|foram|está|estão|vem|vêm|fica|ficam) )?informad[oa]s?(?!\p{L})|\bnão (?:se )?informam?(?!\p{L})/giu;

/** Counts what a page says in text: code blocks and what its components show are not its words. */
export function countGaps(page: Page): GapCount {
  const texts = listTexts(page);
  return {
    file: page.file,
    words: countPage(page),
    lines: texts.flatMap(({ line, text }) => Array.from({ length: countIn(text) }, () => line)),
  };
}

/** How often a text says that something isn't known. */
function countIn(text: string): number {
  return text.match(GAP)?.length ?? 0;
}

/** Times in 1,000 words above which the places of a page are named. */
const LIMIT = 5;

/** The counts of all pages that have any, the fullest first, with the places of those above the limit. */
export function reportGaps(counts: readonly GapCount[]): string {
  const words = counts.reduce((sum, count) => sum + count.words, 0);
  const gaps = counts.reduce((sum, { lines }) => sum + lines.length, 0);
  const pages = counts
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => rateOf(b) - rateOf(a))
    .map((count) => {
      const places = rateOf(count) > LIMIT ? `, linhas ${count.lines.join(' ')}` : '';
      return `  ${count.file}: ${count.lines.length} (${format(rateOf(count))} em mil${places})`;
    });
  const rate = format(words > 0 ? (1000 * gaps) / words : 0);
  return [`"não informado": ${gaps} vezes em ${words} palavras (${rate} em mil)`, ...pages].join(
    '\n',
  );
}

function rateOf({ lines, words }: GapCount): number {
  return words > 0 ? (1000 * lines.length) / words : 0;
}

function format(rate: number): string {
  return rate.toFixed(1).replace('.', ',');
}

/** What one page may leave open; more is no guide. */
const MOST = 5;
/** What a guide of calls may: what changes the reader's code. */
const MOST_OF_CALLS = 2;
/** Pages about the gaps themselves: the meaning of the marks, and the questions. */
const FREE = /(^|\/)docs\/(intro|frontier\/perguntas)\.mdx$/;
/** Asked once, at the page of questions: they are open for every call. */
const ASKED_ONCE = ['papeis-e-chamadas', 'codigos-de-sucesso', 'corpo-dos-erros'];
/** Guides of an area, a journey or a concept, as against the pages that hold for all of them. */
const GUIDE = /(^|\/)docs\/frontier\/[^/]+\//;
/** A clause that names what is open before it says so, and so reads as a condition. */
const INVERTED =
  /(?:^|[.;:!?—(]\s*|,\s+(?:e|mas|nem)\s+)(?:se|qual|quais|quando|quem|como|onde|quantos?|quantas?|o que|(?:a|de|em|por|para) que)(?!\p{L})[^.;:!?]*?não (?:é|são) informad[oa]s?/giu;

/** "Não informado" stands only where a guide lists what it leaves open. */
export function requireGapsInOnePlace(page: Page): PageFault[] {
  if (!isGuidePage(page)) return [];
  const [first, last] = sectionLines(page);
  const { description } = page.frontMatter;
  const inHead = typeof description === 'string' && countIn(description) > 0;
  const lines = listTexts(page)
    .filter(({ text, line }) => countIn(text) > 0 && (line < first || line > last))
    .map(({ line }) => line);
  return [...(inHead ? [1] : []), ...new Set(lines)].map((line) => ({
    file: page.file,
    line,
    message: `"não informado" só na seção ${OPEN_QUESTIONS}; aqui diga só o que se sabe ou se recomenda`,
  }));
}

/** What a guide leaves open: one list of at most five lines (two in a guide of calls), each with the link to its question. */
export function requireShortQuestions(page: Page): PageFault[] {
  const { content, heading } = findSection(page);
  if (!heading) return [];
  const [list, ...more] = content;
  if (list?.type !== 'list' || more.length > 0) {
    return [faultAt(page, heading, `${OPEN_QUESTIONS} traz uma lista e nada mais`)];
  }
  const amount = list.children.length;
  const most = isCallGuide(page) ? MOST_OF_CALLS : MOST;
  return [
    ...(amount > most
      ? [faultAt(page, heading, `${OPEN_QUESTIONS} traz ${amount} itens; cabem ${most}`)]
      : []),
    ...list.children.flatMap((item) =>
      checkItem(item, GUIDE.test(page.file)).map((message) => faultAt(page, item, message)),
    ),
  ];
}

/** "Não é informado se …", never "Se … não é informado", which reads as a condition. */
export function refuseInvertedOrder(page: Page): PageFault[] {
  return listTexts(page).flatMap(({ line, text }) =>
    [...text.matchAll(INVERTED)].map(([clause]) => ({
      file: page.file,
      line,
      message: `comece por "Não é informado": "${clause.replace(/^\W+/u, '')}"`,
    })),
  );
}

function checkItem(item: ListItem, isGuide: boolean): string[] {
  const questions: string[] = [];
  visit(item, 'link', (link) => {
    const isOpen = isQuestionLink(link.url) && !isReadingMark(link.url, textOf(link));
    if (isOpen) questions.push(questionOf(link.url));
  });
  const common = questions.find((id) => isGuide && ASKED_ONCE.includes(id));
  const { end, start } = item.position ?? {};
  return [
    ...(questions.length > 0 ? [] : ['cada item traz um link para a sua pergunta']),
    ...(common ? [`"${common}" vale para toda chamada e fica só na página das perguntas`] : []),
    ...(start?.line === end?.line ? [] : ['cada item cabe em uma linha']),
  ];
}

/** The section of the open questions: its heading, and what stands below it. */
function findSection({ tree }: Page): { heading?: RootContent; content: RootContent[] } {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node) === OPEN_QUESTIONS,
  );
  const heading = tree.children[start];
  if (!heading) return { content: [] };
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return { heading, content: end < 0 ? rest : rest.slice(0, end) };
}

function sectionLines(page: Page): readonly [number, number] {
  const { content, heading } = findSection(page);
  const last = content.at(-1) ?? heading;
  return [heading?.position?.start.line ?? 0, last?.position?.end.line ?? 0];
}

function isGuidePage({ file }: Page): boolean {
  return /(^|\/)docs\//.test(file) && !FREE.test(file);
}
