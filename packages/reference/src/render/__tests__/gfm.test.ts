import fc from 'fast-check';
import type { Paragraph } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { FOREIGN, gfm, mayHaveAddresses, taskLists } from '../gfm.js';

const known = unified().use(remarkParse).use(remarkGfm).use(taskLists).freeze();
const ours = [true, false].map((addresses) =>
  unified().use(remarkParse).use(gfm, { addresses }).freeze(),
);
const html = [true, false].map((withRaw) =>
  unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(withRaw ? [rehypeRaw] : [])
    .use(rehypeSanitize)
    .use(rehypeStringify)
    .freeze(),
);

const SIGNS =
  '[ ] ( ) ! * _ ~ ` | - # > + . : / @ \\ & ; a b \n 1 ' +
  '[a]: [a](b) ![a](b) [x] | a |\n|-|\n www.a.b https://a.b http://localhost:1/a_b a@b.co &amp; &copy; **a** `a` <b> </b> [^a] \n\n';
const texts = fc
  .array(fc.constantFrom(' ', ...SIGNS.split(' ')), { maxLength: 25 })
  .map((signs) => signs.join(''));

describe('the parser of descriptions', () => {
  it('reads of every text what GFM reads', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const processor = mayHaveAddresses(text) ? ours[0] : ours[1];
        expect(processor?.parse(text)).toEqual(known.parse(text));
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['-\n[x] ;', '<ul>\n<li></li>\n</ul>\n<p>[x] ;</p>'],
    ['> 1.\n[ ] *a*', '<blockquote>\n<ol>\n<li></li>\n</ol>\n</blockquote>\n<p>[ ] <em>a</em></p>'],
    ['- -\n[X]\na', '<ul>\n<li>\n<ul>\n<li></li>\n</ul>\n</li>\n</ul>\n<p>[X]\na</p>'],
  ])('keeps the box below an empty list item as text: %j', (text, expected) => {
    for (const processor of ours) {
      const tree = processor.parse(text);
      expect(tree).not.toHaveProperty('checked');
      const [box] = (tree.children.at(-1) as Paragraph).children;
      expect(text.slice(box?.position?.start.offset)).toMatch(/^\[[ xX]\]/);
      expect(html[1]?.stringify(html[1].runSync(tree) as never)).toBe(expected);
    }
  });

  it.each([
    ['- [x] a', true],
    ['-\n  [X] a', true],
    ['1. [ ] a', false],
    ['- a', null],
  ])('reads whether a task is done: %j', (text, checked) => {
    for (const processor of ours) {
      expect(processor.parse(text).children[0]).toMatchObject({ children: [{ checked }] });
    }
  });

  it('writes of a text without HTML and notes what reading it as HTML would write', () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(!FOREIGN.test(text));
        const [read, unread] = html.map((to) =>
          to.stringify(to.runSync(known.parse(text)) as never),
        );
        expect(unread).toBe(read);
      }),
      { numRuns: 300 },
    );
  });

  it('looks back from no word behind an open bracket', () => {
    const processor = unified().use(remarkParse).use(gfm, { addresses: true }).freeze();
    const constructs = processor
      .data()
      .micromarkExtensions?.flatMap(({ text }) =>
        Object.values(text ?? {}).flatMap((list) => list ?? []),
      );
    let looks = 0;
    const context = {
      _labelStarts: [{ _balanced: true }, {}],
      get events() {
        looks += 1;
        return [];
      },
      previous: null,
      parser: { constructs: {} },
    };
    const nok = () => undefined;
    const addresses = constructs?.filter(({ name }) => name?.endsWith('Autolink')) ?? [];
    for (const { tokenize } of addresses) {
      expect(tokenize.call(context as never, {} as never, nok, nok)).toBe(nok);
    }
    expect(addresses.length).toBeGreaterThan(60);
    expect(looks).toBe(0);
  });
});
