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

/** The lines of a Markdown text as letters and digits, without what Markdown does not show. */
export function plainLines(markdown: string): string[] {
  const ended = markdown.toLowerCase();
  return markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?([a-z][\w:.-]*)[^<>]*>/gi, (tag, name: string) => {
      const element = name.toLowerCase();
      const isMarkup = KNOWN.has(element) || tag.includes('=') || ended.includes(`</${element}`);
      return isMarkup ? '\n' : tag.replace('<', '&lt;');
    })
    .replace(/\]\(\s*<?[^()\s]*(\([^()]*\)[^()\s]*)*>?(\s+(".*?"|'.*?'))?\s*\)/g, ']')
    .split(/\r?\n/)
    .map(plainLine)
    .map(lettersOf)
    .filter((line) => line !== '');
}

function plainLine(line: string): string {
  const shown = line
    .replace(/^\s*(```|~~~).*$/, '')
    .replace(/^\s{0,3}\[[^\]]+\]:\s+\S.*$/, '')
    .replace(/^(\s*>)*\s*\d+[.)](?=\s|$)/, '')
    .replace(/^(\s*[-*+]\s+)\[[ xX]\]\s/, '$1')
    .replace(/(\][^\S\n]?)\[[^\]]*\]/g, '$1');
  return /&#?\w+;/.test(shown) ? decodeEntities(shown) : shown;
}

function decodeEntities(text: string): string {
  const read = (node: DefaultTreeAdapterTypes.ChildNode): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(read).join('') : '';
  return parseFragment(text).childNodes.map(read).join('');
}
