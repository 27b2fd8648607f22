import type { HostileDocument } from '../HostileDocument';
import { openapi, sized, times, withText } from '../makeDocuments';

/** Texts that grow when they are read, or that take long. */
const BOMBS: Readonly<Record<string, (count: number) => string>> = {
  quotes: (count) => `${'>'.repeat(count)} a`,
  'quotes in lines': (count) =>
    times(Math.min(count, 2_000), (line) => `${'> '.repeat(line % 500)}a`).join('\n'),
  lists: (count) => `${'- '.repeat(count)}a`,
  'lists in lines': (count) =>
    times(Math.min(count, 1_500), (line) => `${'  '.repeat(line)}- a`).join('\n'),
  'lists with numbers': (count) => times(count, (line) => `${line}. a`).join('\n'),
  emphasis: (count) => '*a **b '.repeat(count),
  'emphasis without an end': (count) => `${'*'.repeat(count)}a${'_'.repeat(count)}`,
  strikethrough: (count) => '~~a '.repeat(count),
  'links left open': (count) => '[a'.repeat(count),
  'links in links': (count) => `${'['.repeat(count)}a${'](b)'.repeat(count)}`,
  links: (count) => '[a](b) '.repeat(count),
  'definitions of links': (count) =>
    times(count, (index) => `[a${index}]: b\n[a${index}]`).join('\n\n'),
  'addresses of links left open': (count) => '[a](<b'.repeat(count),
  pictures: (count) => '![a](b)'.repeat(count),
  'bare addresses': (count) => 'https://example.com/a '.repeat(count),
  'bare addresses without an end': (count) => `https://example.com/${'('.repeat(count)}`,
  'bare mailboxes': (count) => 'a@example.com '.repeat(count),
  'bare names': (count) => 'www.example.com '.repeat(count),
  'half mailboxes': (count) => `${'a.'.repeat(count)}@`,
  tables: (count) =>
    `|${' a |'.repeat(100)}\n|${' - |'.repeat(100)}\n${`|${' a |'.repeat(100)}\n`.repeat(count / 100)}`,
  'wide tables': (count) => `|${' a |'.repeat(count)}\n|${' - |'.repeat(count)}\n| a |`,
  'tables without cells': (count) =>
    `|${' a |'.repeat(count / 20)}\n|${' - |'.repeat(count / 20)}\n${'| a\n'.repeat(count / 10)}`,
  footnotes: (count) => times(count, (index) => `[^${index}] a\n\n[^${index}]: b`).join('\n\n'),
  'one footnote': (count) => `${'[^a] '.repeat(count)}\n\n[^a]: b`,
  code: (count) => '`a'.repeat(count),
  'code of growing fences': (count) =>
    times(Math.min(count, 1_500), (index) => '`'.repeat(index + 1)).join(' '),
  'blocks of code': (count) => '```js\nf()\n```\n'.repeat(count),
  'a block of code left open': (count) => `\`\`\`json\n${'{"a": '.repeat(count)}`,
  elements: (count) => '<div>'.repeat(count),
  'elements left open': (count) => '<a href="'.repeat(count),
  'elements of a table': (count) => '<table><tr><td>'.repeat(count),
  'elements of a list': (count) => '<details><summary>a</summary>'.repeat(count),
  'attributes of an element': (count) => `<a ${times(count, (index) => `b${index}=c`).join(' ')}>`,
  'comments left open': (count) => '<!--'.repeat(count),
  entities: (count) => '&amp;&#x41;&notanentity;'.repeat(count),
  backslashes: (count) => '\\'.repeat(count),
  headings: (count) => '# a\n\n'.repeat(count),
  'headings by a line': (count) => 'a\n---\n'.repeat(count),
  rules: (count) => '---\n'.repeat(count),
  'hard breaks': (count) => 'a  \n'.repeat(count),
  paragraphs: (count) => 'a\n\n'.repeat(count),
  word: (count) => 'a'.repeat(count),
  spaces: (count) => `a${' '.repeat(count)}b`,
  tabs: (count) => `a\n${'\t'.repeat(count)}b`,
  'half characters': (count) => '\ufffd\u0301'.repeat(count),
  'joined characters': (count) => `a${'\u0301'.repeat(count)}`,
};

/** Texts that are long, deep, or long to read. */
export const textDocuments: readonly HostileDocument[] = [
  ...Object.entries(BOMBS).map(([kind, write]) =>
    sized(`text: ${kind}`, 'page', [120, 18_000], (count) => withText(write(count))),
  ),
  sized('text: a text of many words', 'page', [10_000, 4_000_000], (length) =>
    withText('palavra '.repeat(length / 8)),
  ),
  sized('text: a larger text of many words', 'page', [10_000, 31_000_000], (length) =>
    withText('palavra '.repeat(length / 8)),
  ),
  sized('text: one word, large', 'page', [10_000, 31_000_000], (length) =>
    withText('x'.repeat(length)),
  ),
  sized('text: addresses in fifty descriptions', 'page', [30, 560], (count) =>
    openapi({
      components: {
        schemas: Object.fromEntries(
          times(50, (index) => [
            `S${index}`,
            { description: `${index} ${'https://a.co '.repeat(count)}` },
          ]),
        ),
      },
    }),
  ),
  sized('text: different descriptions', 'page', [30, 20_000], (count) =>
    openapi({
      components: {
        schemas: Object.fromEntries(
          times(count, (index) => [
            `S${index}`,
            { description: `**a** \`${index}\` https://a.example/${index}` },
          ]),
        ),
      },
    }),
  ),
];
