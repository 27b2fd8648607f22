import { isParsable } from './textCost.js';

/** A line may begin with none of these, which begin a heading, a list, a quote, a table or code. */
const BLOCK = /^(?:$|[\s#=+:>~|<-]|\d{1,9}[.)](?:\s|$))/;
const ITEM = /^( {0,3}[*-] {1,4})(?=\S)(?!\[[ x]\])/i;
const QUOTE = /^> ?(?=\S|$)/;
/** What becomes a link by itself, and signs that no text shows. */
const SPECIAL = /:\/\/|www\.|[^\P{Cc}\n]/iu;

// The signs of words; a line through a word is its own sign.
const WORD = '[^*_`[\\]<>&~|\\\\@]|(?<=[\\p{L}\\p{N}])_+(?=[\\p{L}\\p{N}])';
const CODE = '`(?<code>[^`\\n<\\s](?:[^`\\n<]*[^`\\n<\\s])?)`(?!`)';
// A word begins it, and a word, or a sign before a blank, ends it.
const STRONG = `\\*\\*(?=[\\p{L}\\p{N}])(?<strong>(?:${WORD})*?)(?<=[\\p{L}\\p{N}]|[.:;,!?)](?=\\*\\*(?:[ \\n]|$)))\\*\\*(?!\\*)`;
const HREF = 'https?://(?:[\\w./?=#:,+~&-]|%[\\dA-F]{2})+';
const LINK = `\\[(?:(?<text>(?![\\s^])(?:${WORD})+(?<!\\s))|\`(?<linked>[^\`\\n<[\\]\\s]+)\`)\\]\\((?<href>${HREF})\\)`;
// A text without definitions has no other links.
const BRACKETS = '\\[(?!\\^)[^*_`[\\]<>&~|\\\\@]*\\](?![([])';
const TOKEN = new RegExp(
  `${CODE}|${STRONG}|${LINK}|(?<plain>(?:${WORD}|&(?= )|${BRACKETS})+)`,
  'uy',
);

/**
 * Writes a description of the simplest Markdown, which most are, as the parser would: paragraphs, quotes and flat
 * lists of words, code, strong words and links to other places. It takes a tenth of the parser's time, and time
 * linear in the text's length.
 *
 * @returns nothing for a text with anything else in it.
 */
export function writeSimpleText(source: string): string | undefined {
  if (source === '' || /[\t\r]|\]:/.test(source) || !isParsable(source)) return undefined;
  return writeBlocks(source, true);
}

/** @param quotes whether there may be quotes. */
function writeBlocks(source: string, quotes: boolean): string | undefined {
  const blocks: string[] = [];
  for (const block of source.split(/\n(?: *\n)+/)) {
    const lines = block.split('\n');
    const found = lines.findIndex((line) => ITEM.test(line) || QUOTE.test(line));
    const first = found < 0 ? lines.length : found;
    if (first > 0) {
      const html = writeParagraph(lines.slice(0, first));
      if (html === undefined) return undefined;
      blocks.push(`<p>${html}</p>`);
    } else if (blocks.at(-1)?.startsWith('<ul>')) {
      // A list behind a list may be the same one.
      return undefined;
    }
    const rest = lines.slice(first);
    if (rest.length === 0) continue;
    const isQuote = quotes && QUOTE.test(rest[0] ?? '');
    const html = isQuote ? writeQuote(rest) : writeList(rest);
    if (html === undefined) return undefined;
    blocks.push(html);
  }
  return blocks.join('\n');
}

function writeQuote(lines: readonly string[]): string | undefined {
  if (!lines.every((line) => QUOTE.test(line))) return undefined;
  const html = writeBlocks(lines.map((line) => line.replace(QUOTE, '')).join('\n'), false);
  return html && `<blockquote>\n${html}\n</blockquote>`;
}

/** A list of one line for each item. */
function writeList(lines: readonly string[]): string | undefined {
  const marks = new Set<string | undefined>();
  const items: string[] = [];
  for (const line of lines) {
    const mark = ITEM.exec(line)?.[1];
    if (mark === undefined) return undefined;
    marks.add(mark.trimEnd());
    const html = writeParagraph([line.slice(mark.length)]);
    if (html === undefined) return undefined;
    items.push(`<li>${html}</li>`);
  }
  return marks.size > 1 ? undefined : ['<ul>', ...items, '</ul>'].join('\n');
}

function writeParagraph(lines: readonly string[]): string | undefined {
  // Two blanks at the end of a line break it.
  if (lines.some((line) => BLOCK.test(line) || ITEM.test(line) || line.endsWith('  '))) {
    return undefined;
  }
  return writeInline(lines.map((line) => line.trimEnd()).join('\n'));
}

function writeInline(text: string): string | undefined {
  let html = '';
  let before = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const { 0: token, groups = {} } = TOKEN.exec(text) ?? { 0: '' };
    if (token === '') return undefined;
    const { code, href, linked, plain, strong } = groups;
    const words = plain ?? strong ?? groups.text ?? '';
    if (SPECIAL.test(words)) return undefined;
    if (plain !== undefined) html += escapeSign(plain);
    else if (strong !== undefined) html += `<strong>${strong}</strong>`;
    else if (code !== undefined) html += `<code>${escapeSign(code)}</code>`;
    else if (href !== undefined && !before.endsWith('!')) {
      const inside = linked === undefined ? words : `<code>${escapeSign(linked)}</code>`;
      html += `<a href="${escapeSign(href)}">${inside}</a>`;
    } else return undefined;
    before = token;
  }
  return html;
}

/** As the writer of trees has it; `<` is in no simple text. */
function escapeSign(text: string): string {
  return text.replaceAll('&', '&#x26;');
}
