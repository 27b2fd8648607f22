import type { HostileDocument } from '../HostileDocument';
import { openapi, sized, times, withSchemas, withText } from '../makeDocuments';

/** Texts that are dear to read, in ways that are not only much of one sign. */
const TEXTS: Readonly<Record<string, (count: number) => string>> = {
  'emphasis that begins only': (count) => '*a **b ***c '.repeat(count),
  'emphasis within emphasis': (count) => `${'*a **a '.repeat(count)}${'a** a*'.repeat(count)}`,
  'emphasis of three and two': (count) => '***a** b* '.repeat(count),
  'underlines and stars': (count) => '_*a_* '.repeat(count),
  'definitions that lead to each other': (count) =>
    times(count, (at) => `[a${at}]: #a${at + 1}`).join('\n'),
  'one definition, often': (count) => `[a]: b\n\n${'[a] '.repeat(count)}`,
  'definitions of one name': (count) => '[a]: b\n'.repeat(count),
  'definitions with long names': (count) => `[${'a'.repeat(count)}]: b\n`.repeat(9),
  'definitions left open': (count) => '[a]: <b\n'.repeat(count),
  'titles of definitions left open': (count) => `[a]: b "${'c\n'.repeat(count)}`,
  'a table of many columns': (count) => `${'a|'.repeat(count)}b\n${'-|'.repeat(count)}-\n`,
  'a table that is one of signs': (count) => `|${'|'.repeat(count)}\n|${'-|'.repeat(count)}\n`,
  'a table of links': (count) => `|a|\n|-|\n${'|[a](b)|\n'.repeat(count)}`,
  'escaped bars': (count) => `|a|\n|-|\n|${'\\|'.repeat(count)}|`,
  'a comment left open': (count) => `a <!-- ${'- '.repeat(count)}`,
  'an instruction left open': (count) => `a <?${'a?'.repeat(count)}`,
  'declarations left open': (count) => 'a <!A '.repeat(count),
  'CDATA left open': (count) => 'a <![CDATA['.repeat(count),
  'entities that are none': (count) => '&a'.repeat(count),
  'entities of many digits': (count) => `&#${'9'.repeat(count)};`,
  'entities by number': (count) => '&#0;&#x110000;&#xd800;'.repeat(count),
  'quotes and lists in turn': (count) => `${'> - '.repeat(Math.min(count, 19))}a\n`.repeat(10),
  'lists that end and begin': (count) => '- a\n* b\n'.repeat(count),
  'items of blocks': (count) => '- ```\n  a\n'.repeat(count),
  'items with tasks': (count) => '- [ ] a\n- [x] b\n'.repeat(count),
  'lines without a sign': (count) => ' \n'.repeat(count),
  'fences within one another': (count) =>
    times(Math.min(count, 300), (at) => '`'.repeat(at + 3)).join('\n'),
  'words of many bars': (count) => 'a\\|'.repeat(count),
  'elements that never close': (count) => '<b><i><p><li>'.repeat(count / 10),
  'elements that close only': (count) => '</p></div>'.repeat(count / 10),
  'tables within tables': (count) => '<table><td>'.repeat(Math.min(count, 400)),
  'formatting that is taken over': (count) => '<p><b><i><a href=b>'.repeat(Math.min(count, 90)),
  'attributes of many signs': (count) => `<a title="${'&quot;'.repeat(count)}">b</a>`,
  'addresses with signs at the end': (count) => `https://a.example/${'.)'.repeat(count)}`,
  'addresses of many brackets': (count) => 'https://a.example/(((( '.repeat(count),
  'mailboxes of many dots': (count) => `${'a.'.repeat(count)}b@c.d `,
  'mailboxes within one another': (count) => 'a@'.repeat(count),
  'halves of addresses': (count) => 'http:// https:// www. '.repeat(count),
  'words before a colon': (count) => `${'h'.repeat(count)}ttp://a.example`,
  'accents on accents': (count) => `${'a\u0301\u0302'.repeat(count)}`,
  'marks that turn text around': (count) => '\u202ea\u2066b'.repeat(count),
  'no space between words': (count) => '\u200b\u2060'.repeat(count),
  'emojis that are joined': (count) => '👩‍👩‍👧‍👦'.repeat(count),
  'words behind an open bracket': (count) => `[ ${'a '.repeat(count)}@`,
  'lines behind an open bracket': (count) => `![\n${'a\n'.repeat(count)}www.`,
  'quotes in turn': (count) => '> a\n\n'.repeat(count),
  'lines that quotes take over': (count) => '> a\nb\n'.repeat(count),
  'notes of a line each': (count) => times(count, (at) => `[^${at}]: b`).join('\n\n'),
  'headings of one name': (count) => '# A\n\n## A\n\n'.repeat(Math.min(count, 4_000)),
};

/** Texts that are dear to read, and places that show many of them. */
export const markdownDocuments: readonly HostileDocument[] = [
  ...Object.entries(TEXTS).map(([kind, write]) =>
    sized(`markdown: ${kind}`, 'page', [60, 30_000], (count) => withText(write(count))),
  ),
  sized('markdown: a list in every schema', 'page', [10, 2_000], (count) =>
    withSchemas({
      A: {
        properties: Object.fromEntries(
          times(count, (at) => [
            `p${at}`,
            { type: 'string', description: `- **a** ${at}\n- [b](#c)\n\n| a |\n|-|\n| ${at} |` },
          ]),
        ),
      },
    }),
  ),
  sized('markdown: texts that lead to nothing', 'page', [10, 3_000], (count) =>
    openapi({
      tags: times(count, (at) => ({ name: `t${at}`, description: `[a](#grupo.t${count + at})` })),
      info: { title: 'T', version: '1', description: '[a](#nowhere) '.repeat(count) },
    }),
  ),
];
