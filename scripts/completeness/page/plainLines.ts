import { lettersOf } from './lettersOf';

/** HTML a description may hold; anything else in angle brackets is text the writer meant. */
const KNOWN_TAG =
  /<\/?(a|b|i|u|s|p|br|hr|em|strong|code|pre|kbd|sub|sup|small|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|div|span|img|h[1-6]|blockquote|details|summary|del|ins|tt|section|picture|source|center|font)(\s[^<>]*)?\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The lines of a Markdown text as letters and digits, without what Markdown does not show. */
export function plainLines(markdown: string): string[] {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r?\n/)
    .map(plainLine)
    .map(lettersOf)
    .filter((line) => line !== '');
}

function plainLine(line: string): string {
  return line
    .replace(/^\s*(```|~~~).*$/, '')
    .replace(/^\s{0,3}\[[^\]]+\]:\s+\S.*$/, '')
    .replace(/^(\s*>)*\s*\d+[.)](?=\s|$)/, '')
    .replace(/^(\s*[-*+]\s+)\[[ xX]\]\s/, '$1')
    .replace(/\]\(\s*<?[^()\s]*(\([^()]*\)[^()\s]*)*>?(\s+(".*?"|'.*?'))?\s*\)/g, ']')
    .replace(/(\][^\S\n]?)\[[^\]]*\]/g, '$1')
    .replace(KNOWN_TAG, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/&nbsp;|&#\w+;/g, ' ');
}
