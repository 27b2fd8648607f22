import { expect, it } from 'vitest';
import { readDocument } from '../entries/texts';

it.each([
  ['its title as anchor', '## Depois da emissão', 'depois-da-emissão', 'Depois da emissão'],
  ['the second of two equal titles', '# A\n\n<div>\n\n#### B\n\n</div>\n\n## B', 'b-1', 'B'],
  ["its author's id", '## Um `A` {/* #Dois nota */}', 'Dois', 'Um A'],
  ["its author's id in escaped braces", '## Um \\{#dois\\}', 'dois', 'Um'],
  ['its words without a comment that is no id', '## Um {/* dois */}', 'um--dois-', 'Um'],
])('a section of a guide has %s', (_, source, anchor, title) => {
  const { sections } = readDocument('guia.mdx', source);
  expect(sections.at(-1)).toEqual({ anchor, title, nodes: [] });
});

it('names the line of a heading with an unsupported id, and the supported form', () => {
  expect(() => readDocument('a.mdx', '# A\n\n## Um {#b}')).toThrow(/^a\.mdx:3:8: .*#id \*\/}$/);
});

it('a notice in a list has no signs', () => {
  const source = '- Um\n\n  :::tip[Dois]\n\n  Três\n\n  :::\n';
  expect(JSON.stringify(readDocument('guia.mdx', source))).not.toContain(':::');
});
