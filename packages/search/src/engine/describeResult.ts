import { foldText, reduceWord, splitWords } from '../text/words.js';
import type { SearchDocument } from './listDocuments.js';
import type { Entry, Mark, SearchResult } from './Search.js';

/** Labels of the parts of a call, which the simulator's errors have in lower case. */
export const PARTS: Readonly<Record<string, string>> = {
  path: 'Caminho',
  query: 'Consulta',
  header: 'Cabeçalho',
  cookie: 'Cookie',
  body: 'Corpo',
};

/**
 * Names of an entry's parents inside its operation, outermost first. They distinguish fields of one name. The entry's
 * anchor extends the operation's (`listarOperacoes.200.data.status`) and may end with its title, which is left out.
 */
export function pathInCall(anchor: string, call: string, title: string): readonly string[] {
  if (!anchor.startsWith(`${call}.`)) return [];
  const [part = '', ...names] = anchor.slice(call.length + 1).split('.');
  const named = PARTS[part] ?? (/^\d|^default$/.test(part) ? `Resposta ${part}` : part);
  return [named, ...(names.at(-1) === title ? names.slice(0, -1) : names)];
}

const EXCERPT = 180;
/** Characters before the first match. */
const BEFORE = 40;

export function describeResult(
  { entry, group, isHead }: SearchDocument,
  meant: ReadonlySet<string>,
  missing: readonly string[] = [],
): SearchResult {
  const { anchor, doubt, kind, title } = entry;
  const excerpt = excerptOf(entry, meant);
  return {
    url: anchor === '' ? group.page : `${group.page}#${anchor}`,
    title,
    kind,
    area: group.area,
    trail: isHead
      ? group.trail
      : [...group.trail, group.title, ...pathInCall(anchor, group.anchor, title)],
    excerpt,
    ...(group.method === undefined ? {} : { method: group.method }),
    ...(group.path === undefined ? {} : { path: group.path }),
    ...(doubt === undefined ? {} : { doubt }),
    missing,
    marks: { title: markWords(title, meant), excerpt: markWords(excerpt, meant) },
  };
}

function markWords(text: string, meant: ReadonlySet<string>): Mark[] {
  return splitWords(text).flatMap(({ end, parts, start, word }): Mark[] => {
    if (meant.has(reduceWord(word))) return [[start, end]];
    return parts
      .filter((part) => meant.has(reduceWord(part.word)))
      .map((part): Mark => [part.start, part.end]);
  });
}

/** Quotes the rest, often code, if the text is empty, or only the rest matches. */
function excerptOf({ rest = '', text, title }: Entry, meant: ReadonlySet<string>): string {
  const has = (part: string) => markWords(part, meant).length > 0;
  const isInRest = !has(`${title} ${text}`) && has(rest);
  return cutExcerpt(text === '' || isInRest ? rest : text, meant);
}

/** Keeps the range with the most different words of the query; the first one in case of a tie. */
function cutExcerpt(text: string, meant: ReadonlySet<string>): string {
  if (text.length <= EXCERPT) return text;
  const marks = markWords(text, meant);
  const countFrom = (from: number) => {
    const near = marks.filter(([start]) => start >= from && start < from + EXCERPT - BEFORE);
    return new Set(near.map(([start, end]) => reduceWord(foldText(text.slice(start, end))))).size;
  };
  let best = 0;
  for (const [start] of marks) if (countFrom(start) > countFrom(best)) best = start;
  const wanted = Math.max(0, best - BEFORE);
  // A whole sentence or row of a table reads better than its end.
  const [passed = ''] = /^.*[.;](?= )/.exec(text.slice(wanted, best)) ?? [];
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted + passed.length) + 1;
  const end = start + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  const cut = text.slice(start, end);
  return `${start > 0 ? '…' : ''}${end < text.length ? `${cut.replace(/[\s\p{P}]+$/u, '')}…` : cut}`;
}
