import { entryOf, LIMITS } from '@frontier/openapi';
import { escapeText } from '../escapeHtml.js';
import { colourForeignCode } from './colourForeignCode.js';
import { JSON_COLOURS, paintCode } from './paintCode.js';
import { coloursOf } from './sampleLanguages.js';

const ALIASES: Readonly<Record<string, string>> = {
  shell: 'shellscript',
  bash: 'shellscript',
  js: 'javascript',
};

/**
 * Highlights code at build time: one class per kind of token, neighbours of one kind in one
 * element, plain text bare, so that the page carries few elements and no style attribute.
 *
 * @param isWritten whether a printer of calls wrote it, whose few forms are known (`sampleLanguages`).
 * @returns HTML for the inside of `<code>`.
 */
export function highlightCode(code: string, grammar: string, isWritten = false): string {
  const language = entryOf(ALIASES, grammar) ?? grammar;
  if (code.length > LIMITS.codeCharacters) return escapeText(code);
  if (language === 'json') return paintCode(code, JSON_COLOURS);
  if (code.split('\n').some(({ length }) => length > LIMITS.codeLine)) return escapeText(code);
  const colours = isWritten ? coloursOf(language) : undefined;
  if (colours) return breakAddresses(paintCode(code, colours));
  return colourForeignCode(code, language) ?? escapeText(code);
}

/** Lets an address that is too long for its line end it behind a slash. */
function breakAddresses(html: string): string {
  return html.replace(/https?:\/\/[^\s'"<]+/g, (address) =>
    address.replace(/(?<=[\w}])\/(?=[\w{])/g, '/<wbr>'),
  );
}

/** Highlights the code of one service, long code once, until there is too much of it: the rest stays plain. */
export class CodeHighlighter {
  private readonly known = new Map<string, string>();
  private left = LIMITS.highlightedCharacters;

  highlight(code: string, grammar: string, isWritten?: boolean): string {
    const isLong = code.length > LIMITS.longCode;
    const key = `${isWritten} ${grammar} ${code}`;
    const known = isLong ? this.known.get(key) : undefined;
    if (known !== undefined) return known;
    if (grammar !== 'json') this.left -= code.length * (isLong ? LIMITS.longCodeCost : 1);
    const isPlain = this.left < 0 && grammar !== 'json';
    const html = isPlain ? escapeText(code) : highlightCode(code, grammar, isWritten);
    if (isLong) this.known.set(key, html);
    return html;
  }
}
