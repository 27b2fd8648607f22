import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { toMarkdown } from '../toMarkdown.js';
import { writeAnchored } from '../writeMarkdown.js';

const parser = unified().use(rehypeRaw);

/** The line at each anchor of some HTML. */
function linesOf(html: string): Record<string, string> {
  const tree = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
  const { anchors, text } = writeAnchored(toMarkdown(tree as Root));
  expect(text).not.toContain('\0');
  const lines = Object.entries(anchors).map(([anchor, offset]) => [
    anchor,
    text.slice(offset).split('\n', 1)[0],
  ]);
  return Object.fromEntries(lines);
}

it.each([
  ['a heading', '<p>1</p><h2 id="constructor">Um</h2>', { constructor: '## Um' }],
  ['a word of a paragraph', '<p>Um <a id="a" href="/x">dois</a></p>', { a: 'Um [dois](/x)' }],
  ['a section', '<section id="a"><h2 id="b">Um</h2></section>', { a: '## Um', b: '## Um' }],
  ['an item', '<ul><li>um</li><li id="a"><p>dois</p></li></ul>', { a: '- dois' }],
  ['an item in an item', '<ul><li>um<ul><li id="a">dois</li></ul></li></ul>', { a: '  - dois' }],
  ['a quotation', '<blockquote><p>um</p><p id="a">dois</p></blockquote>', { a: '> dois' }],
  ['code', '<div id="a"><pre><code>x</code></pre></div>', { a: '```' }],
  ['a fold', '<details id="a"><summary>Um</summary>dois</details>', { a: '**Um**' }],
  [
    'a cell, whose table is as wide as without it',
    '<table><tr><th>Um</th></tr><tr><td id="a">dois</td></tr><tr><td>três</td></tr></table>',
    { a: '| dois |' },
  ],
])('finds %s', (_, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

it('escapes the start of a line as without its anchor', () => {
  expect(linesOf('<p id="a">- um</p><p id="b"># dois</p>')).toEqual({ a: '\\- um', b: '\\# dois' });
});
