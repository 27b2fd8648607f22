import { reduceWord, splitWords } from '../text/words.js';
import type { Entry, Place } from './Entry.js';
import type { Mark, SearchResult } from './Search.js';

/** What readers see of the part of a call that a field belongs to. */
const PARTS: Readonly<Record<string, string>> = {
  path: 'Caminho',
  query: 'Consulta',
  header: 'Cabeçalho',
  cookie: 'Cookie',
  body: 'Corpo',
};

/**
 * Where in its call something stands, from the outermost inwards: of two fields of a name, which is which.
 *
 * @param anchor its anchor, which goes on from the call's (`listarOperacoes.200.data.status`).
 * @param call the call's anchor.
 * @param title what of the end of the anchor is its own name, and left out.
 */
export function placeInCall(anchor: string, call: string, title: string): readonly string[] {
  if (!anchor.startsWith(`${call}.`)) return [];
  const [part = '', ...names] = anchor.slice(call.length + 1).split('.');
  const named = PARTS[part] ?? (/^\d|^default$/.test(part) ? `Resposta ${part}` : part);
  return [named, ...(names.at(-1) === title ? names.slice(0, -1) : names)];
}

const EXCERPT = 180;
/** What is shown of the beginning, before words from the rest. */
const BEGUN = 100;
/** What of a text stands before the first word that was found. */
const BEFORE = 40;

/** A place as readers see it, with the words marked that were found. */
export function describePlace(
  { entry, group, isHead }: Place,
  meant: ReadonlySet<string>,
  missing: readonly string[] = [],
): SearchResult {
  const { anchor, kind, mark, title } = entry;
  const excerpt = excerptOf(entry, meant);
  return {
    url: anchor === '' ? group.page : `${group.page}#${anchor}`,
    title,
    kind,
    area: group.area,
    trail: isHead
      ? group.trail
      : [...group.trail, group.title, ...placeInCall(anchor, group.anchor, title)],
    excerpt,
    ...(group.method === undefined ? {} : { method: group.method }),
    ...(group.path === undefined ? {} : { path: group.path }),
    ...(mark === undefined ? {} : { mark }),
    missing,
    marks: { title: markWords(title, meant), excerpt: markWords(excerpt, meant) },
  };
}

/** Where words of a text are that a query means. */
function markWords(text: string, meant: ReadonlySet<string>): Mark[] {
  return splitWords(text).flatMap(({ end, parts, start, word }): Mark[] => {
    if (meant.has(reduceWord(word))) return [[start, end]];
    return parts
      .filter((part) => meant.has(reduceWord(part.word)))
      .map((part): Mark => [part.start, part.end]);
  });
}

/** What is shown of an entry's text: where only its rest has what was found, the words of that too. */
function excerptOf({ more = '', text }: Entry, meant: ReadonlySet<string>): string {
  const excerpt = cutExcerpt(text, meant);
  if (markWords(excerpt, meant).length > 0) return excerpt;
  const found = markWords(more, meant).map(([start, end]) => more.slice(start, end));
  if (found.length === 0) return excerpt;
  const begun = text.length <= BEGUN ? text : `${text.slice(0, text.lastIndexOf(' ', BEGUN))} …`;
  return `${begun} ${found.join(' … ')} …`.trim();
}

/** The stretch of a text with the most of what was found; from the beginning where that is as good. */
function cutExcerpt(text: string, meant: ReadonlySet<string>): string {
  if (text.length <= EXCERPT) return text;
  const marks = markWords(text, meant).map(([start]) => start);
  const countFrom = (from: number) =>
    marks.filter((start) => start >= from && start < from + EXCERPT - BEFORE).length;
  let best = 0;
  for (const start of marks) if (countFrom(start) > countFrom(best)) best = start;
  const wanted = Math.max(0, best - BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
