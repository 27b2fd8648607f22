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
import { entryOf } from '../json.js';
import { LIMITS } from '../limits.js';
import { highlightJson } from './highlightJson.js';
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
