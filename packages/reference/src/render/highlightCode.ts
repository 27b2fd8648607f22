import { createRequire } from 'node:module';
import { entryOf, LIMITS } from '@frontier/openapi';
import type { HighlighterCore, LanguageRegistration } from '@shikijs/core';
import { escapeText } from '../escapeHtml.js';
import { CodePainter, JSON_COLOURS, paintCode } from './paintCode.js';
import { coloursOf } from './writeSamples.js';

const ALIASES: Readonly<Record<string, string>> = {
  shell: 'shellscript',
  bash: 'shellscript',
  js: 'javascript',
};

/**
 * Highlights code at build time: one class per kind of token, neighbours of one kind in one
 * element, plain text bare, so that the page carries few elements and no style attribute.
 *
 * @param isWritten whether a printer of calls wrote it, whose few forms are known (`writeSamples`).
 * @returns HTML for the inside of `<code>`.
 */
export function highlightCode(code: string, grammar: string, isWritten = false): string {
  const language = entryOf(ALIASES, grammar) ?? grammar;
  if (code.length > LIMITS.codeCharacters) return escapeText(code);
  if (language === 'json') return paintCode(code, JSON_COLOURS);
  if (code.split('\n').some(({ length }) => length > LIMITS.codeLine)) return escapeText(code);
  const colours = isWritten ? coloursOf(language) : undefined;
  if (colours) return breakAddresses(paintCode(code, colours));
  return colourByGrammar(code, language) ?? escapeText(code);
}

/** Lets an address that is too long for its line end it behind a slash. */
function breakAddresses(html: string): string {
  return html.replace(/https?:\/\/[^\s'"<]+/g, (address) =>
    address.replace(/(?<=[\w}])\/(?=[\w{])/g, '/<wbr>'),
  );
}

/** Colour variable of the theme → class of the stylesheet; other tokens stay plain text. */
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
  'csharp', 'http', 'java', 'javascript', 'json', 'mdx', 'php', 'python', 'shellscript', 'sql', 'xml', 'yaml',
];

let highlighter: HighlighterCore | undefined;

/**
 * Colours code of any form by the grammar of its language.
 *
 * @returns HTML for the inside of `<code>`; nothing for a language without a grammar here.
 */
function colourByGrammar(code: string, language: string): string | undefined {
  if (language === '' || language === 'text') return undefined;
  highlighter ??= createHighlighter();
  if (!highlighter.getLoadedLanguages().includes(language)) return undefined;
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
  return painter.end();
}

/** Loads the grammars, which take longer than most documents: few have code that needs them. */
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
