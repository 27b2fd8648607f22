/** Escaping rule of one quoting level around a position. */
type Quote =
  | 'json'
  | 'single'
  | 'double'
  | 'block'
  | 'shell-single'
  | 'shell-double'
  | 'heredoc'
  | 'raw'
  | 'bare';

/** Values of these characters need no escaping in any sample. */
const PLAIN = /^[A-Za-z0-9](?:[\w.+/=:@-]*[\w=])?$/;

const SHELLS = ['bash', 'sh', 'shell'];
/** Languages whose strings use the backslash as JavaScript does. */
const STRINGS: Readonly<Record<string, { comment: RegExp; quotes: RegExp }>> = {
  js: { comment: /\/\/.*|\/\*[\s\S]*?\*\//y, quotes: /'|"/y },
  json: { comment: /(?!)/y, quotes: /"/y },
  python: { comment: /#.*/y, quotes: /'(?!'')|"(?!"")/y },
  java: { comment: /\/\/.*|\/\*[\s\S]*?\*\//y, quotes: /"""|"|'/y },
  csharp: { comment: /\/\/.*|\/\*[\s\S]*?\*\//y, quotes: /"{3,}|"|'/y },
  php: { comment: /(?:\/\/|#(?!\[)).*|\/\*[\s\S]*?\*\//y, quotes: /<<<'(\w+)'\n|'|"/y },
};

/**
 * Escapes a value for its position in a sample, so that the sample contains exactly this value: no quote, `$` or
 * backslash of the value ends or starts anything.
 *
 * @param language name in fences.
 * @param at offset in the code of the value to replace.
 * @returns `undefined` if the escaping is unknown: the sample then stays unchanged.
 */
export function quoteAt(
  value: string,
  { at, code, language }: { readonly code: string; readonly language: string; readonly at: number },
): string | undefined {
  if (PLAIN.test(value)) return value;
  if (/https?:\/\/[^\s'"`]*$/.test(code.slice(0, at))) {
    return encodeURIComponent(value).replace(
      /[!'()*~]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
  }
  const place = SHELLS.includes(language) ? readShell(code, at) : readStrings(code, at, language);
  if (!place) return undefined;
  const { begin, quote } = place;
  const before = code.slice(begin, at);
  // A JSON or jq text inside a text of another language.
  const inner = quote === 'double' || quote === 'shell-double' ? /(?<!\\)\\"/g : /(?<!\\)"/g;
  const isInner =
    quote !== 'json' && quote !== 'bare' && (before.match(inner) ?? []).length % 2 === 1;
  const text = isInner ? write(value, 'json') : value;
  // Raw strings have no escapes.
  if (quote === 'raw' && !isInner && /["']/.test(text)) return undefined;
  return write(text, quote);
}

function write(text: string, quote: Quote): string {
  switch (quote) {
    case 'json':
      return JSON.stringify(text).slice(1, -1);
    case 'single':
      return text.replace(/[\\']/g, '\\$&');
    case 'double':
    case 'block':
      return text.replace(/[\\"]/g, '\\$&');
    case 'shell-single':
      return text.replaceAll("'", "'\\''");
    case 'shell-double':
      // An interactive shell expands an exclamation mark from its history.
      return text.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`);
    case 'heredoc':
      return text.replace(/[\\$`]/g, '\\$&');
    case 'bare':
      return `'${text.replaceAll("'", "'\\''")}'`;
    case 'raw':
      return text;
  }
}

interface Quoted {
  readonly quote: Quote;
  /** Start of the quoted text. */
  readonly begin: number;
}

/** Finds the quoting of a position in a shell command. */
function readShell(code: string, at: number): Quoted | undefined {
  /** Open quotes and substitutions, the innermost last. */
  const open: { quote: 'shell-single' | 'shell-double' | 'bare'; begin: number }[] = [
    { quote: 'bare', begin: 0 },
  ];
  let heredoc: { end: string; isRaw: boolean } | undefined;
  for (let place = 0; place < at; place += 1) {
    const inner = open.at(-1);
    const sign = code[place];
    if (inner?.quote === 'shell-single') {
      if (sign === "'") open.pop();
    } else if (sign === '\\') place += 1;
    else if (sign === '`') return undefined;
    else if (code.startsWith('$(', place)) {
      open.push({ quote: 'bare', begin: place + 2 });
      place += 1;
    } else if (inner?.quote === 'shell-double') {
      if (sign === '"') open.pop();
    } else if (sign === "'") open.push({ quote: 'shell-single', begin: place + 1 });
    else if (sign === '"') open.push({ quote: 'shell-double', begin: place + 1 });
    else if (sign === ')' && open.length > 1) open.pop();
    else if (sign === '#' && /(^|[\s;])$/.test(code.slice(0, place))) {
      const end = code.indexOf('\n', place);
      if (end < 0 || end >= at) return { quote: 'raw', begin: place };
      place = end - 1;
    } else if (code.startsWith('<<', place)) {
      const [all = '', mark = '', end = ''] =
        /^<<-?\s*(['"]?)(\w+)\1/.exec(code.slice(place)) ?? [];
      if (end) heredoc = { end, isRaw: mark !== '' };
      place += Math.max(0, all.length - 1);
    } else if (sign === '\n' && heredoc) {
      const rest = code.slice(place + 1);
      const end = new RegExp(`^\\t*${heredoc.end}$`, 'm').exec(rest);
      const last = end ? place + 1 + end.index : code.length;
      if (at < last) return { quote: heredoc.isRaw ? 'raw' : 'heredoc', begin: place + 1 };
      place = last - 1;
      heredoc = undefined;
    }
  }
  return open.at(-1);
}

/** Finds the quoting of a position in a program's strings; `undefined` outside a known string. */
function readStrings(code: string, at: number, language: string): Quoted | undefined {
  const { comment, quotes } = STRINGS[language] ?? {};
  if (!comment || !quotes) return undefined;
  for (let place = 0; place < at; ) {
    const begin = matchAt(comment, code, place);
    if (begin) {
      if (place + begin[0].length > at) return { quote: 'raw', begin: place };
      place += begin[0].length;
      continue;
    }
    const opening = matchAt(quotes, code, place);
    if (!opening) {
      // Template literals and interpolated strings are not supported.
      if (code[place] === '`' || /^(?:[fF]|[@$]+)["']/.test(code.slice(place))) return undefined;
      place += 1;
      continue;
    }
    const [mark, end = mark] = opening;
    const inside = place + mark.length;
    const isBlock = mark.length > 1;
    const closing = isBlock
      ? code.indexOf(opening[1] ? `\n${end}` : end, inside)
      : endOf(code, inside, mark);
    const last = closing < 0 ? code.length : closing;
    if (at <= last) return quotedBy(mark, language, inside);
    place = last + end.length + (opening[1] ? 1 : 0);
  }
  return undefined;
}

function quotedBy(mark: string, language: string, begin: number): Quoted | undefined {
  // A dollar sign in double quotes is a variable in PHP.
  if (language === 'php' && mark === '"') return undefined;
  if (language === 'json') return { quote: 'json', begin };
  if (mark.length > 1) return { quote: language === 'java' ? 'block' : 'raw', begin };
  return { quote: mark === "'" ? 'single' : 'double', begin };
}

function matchAt(pattern: RegExp, code: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(code);
}

function endOf(code: string, begin: number, mark: string): number {
  for (let place = begin; place < code.length; place += 1) {
    if (code[place] === '\\') place += 1;
    else if (code[place] === mark) return place;
  }
  return -1;
}
