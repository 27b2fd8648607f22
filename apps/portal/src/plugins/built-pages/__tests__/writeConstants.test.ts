import { expect, it } from 'vitest';
import { writeConstants } from '../writeConstants';

it.each([
  ['a value of the root', ':root{--a:1px}p{margin:var(--a)var(--a)}', 'p{margin: 1px  1px }'],
  [
    'one that reads others',
    ':root{--a:1px;--b:calc(9px - var(--a))}p{top:var(--b)}',
    'p{top: calc(9px -  1px ) }',
  ],
  [
    'one that a later rule replaces',
    ':root{--a:1px}:root,html{--a:2px}p{top:var(--a)}',
    'p{top: 2px }',
  ],
])('writes %s where it is read', (_, sheet, written) => {
  expect(writeConstants(sheet).slice(-written.length)).toBe(written);
});

it.each([
  ['in a colour mode', ':root{--a:red}html[data-theme=dark]{--a:blue}p{color:var(--a)}'],
  ['in the dark only', 'html[data-theme=dark]{--a:red}p{color:var(--a)}'],
  ['on a screen', ':root{--a:1px}@media (width<9px){:root{--a:2px}}p{top:var(--a)}'],
  ['in an element', ':root{--a:1px}.x{--a:2px}p{top:var(--a)}'],
  ['through another one', ':root{--b:1px;--a:var(--b)}.x{--b:2px}p{top:var(--a)}'],
  ['to the value of another element', ':root{--a:inherit}p{top:var(--a)}'],
])('leaves a property that changes %s', (_, sheet) => {
  expect(writeConstants(sheet)).toBe(sheet);
});
