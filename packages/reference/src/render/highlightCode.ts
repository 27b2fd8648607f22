import { createRequire } from 'node:module';
import { entryOf, LIMITS } from '@frontier/openapi';
import type { HighlighterCore, LanguageRegistration } from '@shikijs/core';
import { escapeText } from '../escapeHtml.js';
import { CodePainter, JSON_COLOURS, paintCode } from './paintCode.js';
import { SHELL_COLOURS } from './samples/printCurl.js';

const ALIASES: Readonly<Record<string, string>> = {
  shell: 'shellscript',
  bash: 'shellscript',
  js: 'javascript',
};

/**
 * Highlights code at build time, with one class per token kind. Adjacent tokens of one kind share an element, plain
 * text has none, so that pages have few elements and no style attributes.
 *
 * @param grammar name of the language; unknown languages are not highlighted.
 * @example
 * highlightCode('{"a": 1}', 'json') // '{"a": <i class="tn">1</i>}'
 */
export function highlightCode(code: string, grammar: string): string {
  const language = entryOf(ALIASES, grammar) ?? grammar;
  if (code.length > LIMITS.codeCharacters) return escapeText(code);
  if (language === 'json') return breakCode(paintCode(code, JSON_COLOURS));
  if (code.split('\n').some(({ length }) => length > LIMITS.codeLine)) return escapeText(code);
  const html =
    language === 'shellscript'
      ? paintCode(code, SHELL_COLOURS)
      : (colourByGrammar(code, language) ?? escapeText(code));
  return markHosts(breakCode(html));
}

/** A line of code with fewer characters fits on every screen. */
const SHORT = 30;
const TAG = /<[^>]*>/g;
const RUN = /(?:<[^>]*>|[^\s<])+/g;
/**
 * The group matches where a line may break: after `/`, a bracket, `=` or `,`, and before `.` or `@`. Hosts have their
 * own breaks (`markHosts`).
 */
const JOINT = /https?:\/\/[^\s'"</?]+|<[^>]*>|([/([{=,](?=[\w"'$<])|(?=[.@](?:[A-Za-z]|<i)))/g;
/** Punctuation at the end of a line, after a blank: `\`, `{`, `});`. */
const LAST_SIGN = / ((?:<[^>]*>)*)([^\w\s<>]{1,4})(?=(?:<\/i>)?$)/;

/**
 * Lets a long line of highlighted code break between the parts of addresses and calls instead of inside a name, and
 * keeps the punctuation at its end with the word before it. The text remains the same.
 */
function breakCode(html: string): string {
  return html
    .split('\n')
    .map((line) => {
      if (!isLongLine(line.trim())) return line;
      return line
        .replace(RUN, (run) => (isLongLine(run) ? addBreaks(run) : run))
        .replace(LAST_SIGN, '$1<span class="r-end"> $2</span>');
    })
    .join('\n');
}

function isLongLine(html: string): boolean {
  return html.replace(TAG, '').length > SHORT;
}

function addBreaks(run: string): string {
  return run.replace(JOINT, (piece, joint?: string) =>
    joint === undefined ? piece : `${piece}<wbr>`,
  );
}

/** On a phone the name of a host may break before a dot. */
function markHosts(html: string): string {
  return html.replace(
    /https?:\/\/[^\s'"</?]+/g,
    (host) => `<span class="r-base">${host.replace(/\.(?=\D)/g, '<wbr>.')}</span>`,
  );
}

/** Stylesheet classes by colour variable of the theme; other tokens remain plain text. */
const CLASSES: Readonly<Record<string, string>> = {
  'var(--t-token-keyword)': 'tk',
  'var(--t-token-string)': 'ts',
  'var(--t-token-string-expression)': 'ts',
  'var(--t-token-constant)': 'tn',
  'var(--t-token-comment)': 'tc',
  'var(--t-token-function)': 'tf',
  'var(--t-token-parameter)': 'tp',
};

// biome-ignore format: a list
const GRAMMARS = [
  'csharp', 'http', 'java', 'javascript', 'json', 'mdx', 'php', 'python', 'sql', 'xml', 'yaml',
];

let highlighter: HighlighterCore | undefined;

/** Coloured code by language and text. An operation's page and its parts in guides have the same samples. */
const coloured = new Map<string, string>();

function colourByGrammar(code: string, language: string): string | undefined {
  if (language === '' || language === 'text') return undefined;
  highlighter ??= createHighlighter();
  if (!highlighter.getLoadedLanguages().includes(language)) return undefined;
  const key = `${language} ${code}`;
  const known = coloured.get(key);
  if (known !== undefined) return known;
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: 'classes',
    tokenizeTimeLimit: LIMITS.codeLineTime,
  });
  const painter = new CodePainter();
  for (const [index, tokens] of lines.entries()) {
    if (index > 0) painter.add('', '\n');
    for (const { color, content } of tokens) painter.add(CLASSES[color ?? ''] ?? '', content);
  }
  const html = painter.end();
  coloured.set(key, html);
  return html;
}

/** Loads the grammars on demand: that takes longer than rendering most documents, and few need them. */
function createHighlighter(): HighlighterCore {
  const require = createRequire(import.meta.url);
  const shiki: typeof import('@shikijs/core') = require('@shikijs/core');
  const engine: typeof import('@shikijs/engine-javascript') = require('@shikijs/engine-javascript');
  const langs = GRAMMARS.flatMap((name) => {
    const grammar: { readonly default: LanguageRegistration[] } = require(`@shikijs/langs/${name}`);
    return grammar.default;
  });
  return shiki.createHighlighterCoreSync({
    themes: [shiki.createCssVariablesTheme({ name: 'classes', variablePrefix: '--t-' })],
    langs,
    engine: engine.createJavaScriptRegexEngine({ forgiving: true }),
  });
}
