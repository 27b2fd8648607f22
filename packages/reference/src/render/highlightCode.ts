import { entryOf, LIMITS } from '@frontier/openapi';
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type HighlighterCore,
} from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import http from '@shikijs/langs/http';
import json from '@shikijs/langs/json';
import mdx from '@shikijs/langs/mdx';
import sql from '@shikijs/langs/sql';
import xml from '@shikijs/langs/xml';
import yaml from '@shikijs/langs/yaml';
import { escapeText } from '../escapeHtml.js';
import { SAMPLE_LANGUAGES } from './sampleLanguages.js';

const ALIASES: Readonly<Record<string, string>> = {
  shell: 'shellscript',
  bash: 'shellscript',
  js: 'javascript',
};

/** Colour variable of the theme → class of the stylesheet; what is not here stays plain text. */
const CLASSES: Readonly<Record<string, string>> = {
  'var(--t-token-keyword)': 'tk',
  'var(--t-token-string)': 'ts',
  'var(--t-token-string-expression)': 'ts',
  'var(--t-token-constant)': 'tn',
  'var(--t-token-comment)': 'tc',
  'var(--t-token-function)': 'tf',
  'var(--t-token-parameter)': 'tp',
};

/** A name of JSON, which stays plain; a text, a number or word, a comment. */
const JSON_TOKEN =
  /"(?:[^"\\\n]|\\.)*"(?=\s*:)|("(?:[^"\\\n]|\\.)*")|(-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)|(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g;
/** Class of each group above. */
const JSON_CLASSES = ['ts', 'tn', 'tc'];

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--t-' });
let highlighter: HighlighterCore | undefined;

/**
 * Highlights code at build time: one class per kind of token, neighbours of one kind in one
 * element, plain text bare, so that the page carries few elements and no style attribute.
 *
 * @returns HTML for the inside of `<code>`.
 */
export function highlightCode(code: string, grammar: string): string {
  const language = entryOf(ALIASES, grammar) ?? grammar;
  if (code.length > LIMITS.codeCharacters) return escapeText(code);
  if (language === 'json') return highlightJson(code);
  if (code.split('\n').some(({ length }) => length > LIMITS.codeLine)) return escapeText(code);
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [
      ...SAMPLE_LANGUAGES.map(({ grammar }) => [...grammar]),
      http,
      json,
      mdx,
      sql,
      xml,
      yaml,
    ],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  if (!highlighter.getLoadedLanguages().includes(language)) return escapeText(code);
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: 'classes',
    tokenizeTimeLimit: LIMITS.codeLineTime,
  });
  let html = '';
  let open = '';
  lines.forEach((tokens, index) => {
    if (index > 0) html += '\n';
    for (const { color, content } of tokens) {
      const kind = content.trim() === '' ? open : (CLASSES[color ?? ''] ?? '');
      if (kind !== open) {
        html += (open && '</i>') + (kind && `<i class="${kind}">`);
        open = kind;
      }
      html += escapeText(content);
    }
  });
  return open ? `${html}</i>` : html;
}

/** Highlights JSON, most code of a reference, in a hundredth of the time the general highlighter would take. */
function highlightJson(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(JSON_TOKEN)) {
    const kind = JSON_CLASSES[match.slice(1).findIndex((group) => group !== undefined)];
    if (kind === undefined) continue;
    html += `${escapeText(code.slice(end, match.index))}<i class="${kind}">${escapeText(match[0])}</i>`;
    end = match.index + match[0].length;
  }
  return html + escapeText(code.slice(end));
}

/** Highlights the code of one service, long code once, until there is too much of it: the rest stays plain. */
export class CodeHighlighter {
  private readonly known = new Map<string, string>();
  private left = LIMITS.highlightedCharacters;

  highlight(code: string, grammar: string): string {
    const isLong = code.length > LIMITS.longCode;
    const key = `${grammar} ${code}`;
    const known = isLong ? this.known.get(key) : undefined;
    if (known !== undefined) return known;
    if (grammar !== 'json') this.left -= code.length * (isLong ? LIMITS.longCodeCost : 1);
    const isPlain = this.left < 0 && grammar !== 'json';
    const html = isPlain ? escapeText(code) : highlightCode(code, grammar);
    if (isLong) this.known.set(key, html);
    return html;
  }
}
