import type { Heading, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isReadingMark } from '../../apps/portal/src/shared/readings/readingMark';
import type { Page, PageFault } from './parsePage';

export type PageRule = (page: Page) => PageFault[];

const DESCRIPTION_LIMIT = 160;
/** `TODO` in capitals only: `todo` is a Portuguese word. */
const UNFINISHED = /\b[Ee]m breve\b|\bTODO\b|\bFIXME\b|\b[Ll]orem ipsum\b/;
const CALL = 'A chamada';
const CALL_CORE = ['Quando usar', 'Antes de começar', 'Campos que merecem atenção', CALL];
const CALL_MORE = ['Exemplo completo', 'O que volta', 'Erros e como corrigir'];
const CALL_END = 'Próximo passo';
/** Section where a guide says what it leaves open. */
export const OPEN_QUESTIONS = 'Perguntas em aberto';
const EVENT_SKELETON = [
  'Quando acontece',
  'O que chega',
  'Campos que merecem atenção',
  'Como reagir',
  CALL_END,
];
const JOURNEY_SKELETON = [
  'O que você terá no fim',
  'Antes de começar',
  'O caminho',
  'Passo a passo',
  'Como saber que terminou',
  'Quando algo dá errado',
  CALL_END,
];

/** A page has one title: in its front matter, or as its one heading of level 1. */
export function requireOneTitle(page: Page): PageFault[] {
  const titles = headingsOf(page).filter(({ depth }) => depth === 1);
  const inFrontMatter = typeof page.frontMatter.title === 'string';
  if (titles.length === 1 || (titles.length === 0 && inFrontMatter)) return [];
  return [
    faultAt(page, titles[1], `um título por página, em title ou em "# "; há ${titles.length}`),
  ];
}

/** Levels go down one at a time, so that a screen reader's outline has no holes. */
export function refuseSkippedLevels(page: Page): PageFault[] {
  let level = 1;
  return headingsOf(page).flatMap((heading) => {
    const skipped = heading.depth > level + 1;
    const message = `o título "${textOf(heading)}" salta do nível ${level} para o ${heading.depth}`;
    level = heading.depth;
    return skipped ? [faultAt(page, heading, message)] : [];
  });
}

/** Search results and link previews show the description whole up to 160 characters. */
export function requireDescription(page: Page): PageFault[] {
  const { description } = page.frontMatter;
  if (typeof description !== 'string' || description.trim() === '') {
    return [faultAt(page, undefined, 'falta description no cabeçalho da página')];
  }
  if (description.length <= DESCRIPTION_LIMIT) return [];
  const message = `description tem ${description.length} caracteres; cabem ${DESCRIPTION_LIMIT}`;
  return [faultAt(page, undefined, message)];
}

/** Every image says in words what it shows. */
export function requireAltText(page: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(page.tree, (node) => {
    const isMarkdownImage = node.type === 'image' && !node.alt?.trim();
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const isBareElement =
      isElement &&
      node.name === 'img' &&
      !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt');
    if (isMarkdownImage || isBareElement) faults.push(faultAt(page, node, 'imagem sem texto alt'));
  });
  return faults;
}

/** Nothing is promised: what isn't there yet isn't mentioned. */
export function refuseUnfinishedText(page: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(page.tree, ['text', 'mdxJsxAttribute'], (node) => {
    const found = 'value' in node ? UNFINISHED.exec(String(node.value))?.[0] : undefined;
    if (found) faults.push(faultAt(page, node, `texto inacabado: "${found}"`));
  });
  return faults;
}

/** Links to the site's own pages are absolute routes, so that a page can move without breaking them. */
export function requireAbsoluteLinks(page: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    if (/^(\/(?!\/)|#|https?:|mailto:)/.test(node.url) && !/\.mdx?(#|$)/.test(node.url)) return;
    faults.push(
      faultAt(page, node, `o link ${node.url} deve ser uma rota absoluta, como /docs/intro`),
    );
  });
  return faults;
}

/** Guides of one kind share one skeleton of headings: those of a call, and those of an event family. */
export function requireSkeleton(page: Page): PageFault[] {
  const headings = headingsOf(page).filter(({ depth }) => depth === 2);
  const names = nameCalls(page, headings);
  const skeletons = names.includes('Quando usar')
    ? [
        [...CALL_CORE, CALL_END],
        [...CALL_CORE, ...CALL_MORE, CALL_END],
      ]
    : names.includes('Quando acontece')
      ? [EVENT_SKELETON]
      : undefined;
  if (!skeletons || skeletons.some((skeleton) => skeleton.join('|') === names.join('|'))) return [];
  const message = `as seções devem ser, nesta ordem: ${skeletons.at(-1)?.join(', ')}; são: ${names.join(', ')}`;
  return [faultAt(page, headings[0], message)];
}

/** Whether a page is the guide of a call, or of several. */
export function isCallGuide(page: Page): boolean {
  return headingsOf(page).some(
    (heading) => heading.depth === 2 && textOf(heading) === CALL_CORE[0],
  );
}

/** The names of sections; several calls, each in a section of its own, stand in the place of the one. */
function nameCalls({ tree }: Page, headings: readonly Heading[]): string[] {
  const calls = headings.filter((heading) => {
    const rest = tree.children.slice(tree.children.indexOf(heading) + 1);
    const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
    return rest
      .slice(0, end < 0 ? rest.length : end)
      .some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Operation');
  });
  if (calls.length < 2) return withoutQuestions(headings);
  const named = headings.map((heading) => (calls.includes(heading) ? CALL : textOf(heading)));
  return named.filter(
    (name, index) => name !== OPEN_QUESTIONS && (name !== CALL || named[index - 1] !== CALL),
  );
}

/** Pages of concepts end by saying where to go on. */
export function requireConceptEnding(page: Page): PageFault[] {
  if (!/\/conceitos\/(?!index\.)/.test(page.file)) return [];
  const last = headingsOf(page).findLast(({ depth }) => depth === 2);
  if (last && textOf(last) === CALL_END) return [];
  return [faultAt(page, last, `a última seção deve ser: ${CALL_END}`)];
}

/** The mark of a reading belongs to its sentence: it stands before the full stop. */
export function requireMarkInSentence(page: Page): PageFault[] {
  const faults: PageFault[] = [];
  visit(page.tree, 'link', (link, index = 0, parent) => {
    if (!isReadingMark(link.url, textOf(link))) return;
    const before = parent?.children[index - 1];
    if (before?.type !== 'text' || !/[.!?]\s*$/.test(before.value)) return;
    faults.push(faultAt(page, link, 'a marca vem antes do ponto final da frase que supõe algo'));
  });
  return faults;
}

/** What a page leaves open stands in one place, right before the way on. */
export function requirePlaceOfQuestions(page: Page): PageFault[] {
  const headings = headingsOf(page).filter(({ depth }) => depth === 2);
  return headings.flatMap((heading, index) => {
    const next = headings[index + 1];
    if (textOf(heading) !== OPEN_QUESTIONS || !next || textOf(next) === CALL_END) return [];
    return [faultAt(page, heading, `depois de "${OPEN_QUESTIONS}" só vem ${CALL_END}`)];
  });
}

/** Journeys share one skeleton, and their steps are numbered from 1 without holes. */
export function requireJourneySkeleton(page: Page): PageFault[] {
  if (!/\/jornadas\/(?!index\.)/.test(page.file)) return [];
  const headings = headingsOf(page);
  const sections = headings.filter(({ depth }) => depth === 2);
  const names = withoutQuestions(sections).join(', ');
  const skeleton = JOURNEY_SKELETON.join(', ');
  if (names !== skeleton) {
    const message = `as seções devem ser, nesta ordem: ${skeleton}; são: ${names}`;
    return [faultAt(page, sections[0], message)];
  }
  const steps = headings.filter(({ depth }) => depth === 3);
  if (steps.length === 0) return [faultAt(page, sections[3], 'a jornada não tem passos')];
  return steps.flatMap((step, index) => {
    const start = `Passo ${index + 1}: `;
    if (textOf(step).startsWith(start)) return [];
    return [faultAt(page, step, `o título "${textOf(step)}" deve começar por "${start}"`)];
  });
}

function withoutQuestions(headings: readonly Heading[]): string[] {
  return headings.map((heading) => textOf(heading)).filter((name) => name !== OPEN_QUESTIONS);
}

function headingsOf(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/** Places a fault at a node; at the page's first line without one. */
export function faultAt(page: Page, node: Nodes | undefined, message: string): PageFault {
  return { file: page.file, line: node?.position?.start.line ?? 1, message };
}
