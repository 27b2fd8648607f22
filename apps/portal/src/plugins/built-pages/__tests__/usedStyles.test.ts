import { expect, it } from 'vitest';
import { prepareStyles, wordsOf } from '../usedStyles';

const SHEET = `
:root{--a:1px;--b:var(--a);--c:url("data:x;{}")}
p{margin:var(--b)}
.fold,p.note>a:hover{color:red}
:is(.x,.y) b{top:0}
p:has(.z){top:1px}
[data-theme=dark] p:not(.dark){color:#fff}
@media (min-width:9px){.x{left:0}p{right:0}}
@font-face{font-family:A}
`;

it('keeps the rules whose elements, classes and ids are words of the page, whatever their state', () => {
  const words = new Set(['p', 'a', 'b', 'note', 'y']);
  expect(prepareStyles(SHEET)(words)).toBe(
    [
      ':root{--a:1px;--b:var(--a);}',
      'p{margin:var(--b)}',
      'p.note>a:hover{color:red}',
      ':is(.x,.y) b{top:0}',
      '[data-theme=dark] p:not(.dark){color:#fff}',
      '@media (min-width:9px){p{right:0}}',
      '@font-face{font-family:A}',
    ].join(''),
  );
});

it('knows an element that ends with a slash', () => {
  expect(prepareStyles('hr{top:0}')(new Set(wordsOf('<p class=a>A<hr/>')))).toBe('hr{top:0}');
});

it('keeps a property that only an attribute of the page reads', () => {
  expect(prepareStyles('p{--a:1px;--b:2px}')(new Set(['p', 'var(--a)']))).toBe('p{--a:1px;}');
});
