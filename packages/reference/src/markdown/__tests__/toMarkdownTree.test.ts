import { expect, it } from 'vitest';
import { readDescription } from '../../render/readDescription.js';
import { writeText } from '../nodes.js';
import { toMarkdownTree } from '../toMarkdownTree.js';

it.each([
  ['raised and lowered signs', 'Até 10<sup>18</sup> de H<sub>2</sub>O.'],
  ['marks in a raised text', 'a<sup>**b** \\*</sup>'],
  ['the boxes of a task list', '- [x] feito\n  - [ ] parte\n- [ ] por fazer'],
])('Markdown keeps %s', (_, source) => {
  const { tree } = readDescription(source, 'field', {}) ?? {};
  expect(tree && writeText(toMarkdownTree(tree, () => false)).trim()).toBe(source);
});
