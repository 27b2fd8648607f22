import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { lettersOf } from './lettersOf';

/** Elements a description may hold without an end; others in angle brackets are placeholders. */
const KNOWN = new Set(
  (
    'a abbr b i u s p q br hr em strong code pre kbd samp var sub sup small big tt ul ol li dl dt dd ' +
    'table thead tbody tfoot tr td th caption col colgroup div span section img picture source h1 h2 ' +
    'h3 h4 h5 h6 blockquote details summary del ins strike center font input wbr script style iframe'
  ).split(' '),
);

/** A link by a name, and where names are given an address. */
const BY_NAME = /(\][^\S\n]?)\[([^\]]*)\]/g;
const DEFINITION = /^\s{0,3}\[([^\]]+)\]:\s+\S.*$/;

/** The lines of a Markdown text as letters and digits, without what Markdown does not show. */
export function plainLines(markdown: string): string[] {
  const ended = markdown.toLowerCase();
  const lines = markdown.split(/\r?\n/);
  const defined = new Set(lines.flatMap((line) => DEFINITION.exec(line)?.[1]?.toLowerCase() ?? []));
  return markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?([a-z][\w:.-]*)[^<>]*>/gi, (tag, name: string) => {
      const element = name.toLowerCase();
      const isMarkup = KNOWN.has(element) || tag.includes('=') || ended.includes(`</${element}`);
      return isMarkup ? '\n' : tag.slice(1);
    })
    .replace(/\]\(\s*<?[^()\s]*(\([^()]*\)[^()\s]*)*>?(\s+(".*?"|'.*?'))?\s*\)/g, ']')
    .split(/\r?\n/)
    .map((line) => plainLine(line, defined))
    .map(lettersOf)
    .filter((line) => line !== '');
}

function plainLine(line: string, defined: ReadonlySet<string>): string {
  const shown = line
    .replace(/^\s*(```|~~~).*$/, '')
    .replace(DEFINITION, '')
    .replace(/^(\s*>)*\s*\d+[.)](?=\s|$)/, '')
    .replace(/^(\s*[-*+]\s+)\[[ xX]\]\s/, '$1')
    .replace(BY_NAME, (link, text: string, name: string) =>
      name === '' || defined.has(name.toLowerCase()) ? text : link,
    );
  if (!/&#?\w+;/.test(shown)) return shown;
  // Between backticks an entity is shown as it is written.
  return shown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : decodeEntities(part)))
    .join('');
}

function decodeEntities(text: string): string {
  const read = (node: DefaultTreeAdapterTypes.ChildNode): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(read).join('') : '';
  return parseFragment(text).childNodes.map(read).join('');
}
