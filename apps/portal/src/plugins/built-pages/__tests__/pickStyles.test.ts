import { describe, expect, it } from 'vitest';
import { pickStyles } from '../carryStyles';
import { parseSheet } from '../readStyles';

const pick = (css: string, names: readonly string[] = ['p'], properties: readonly string[] = []) =>
  pickStyles(parseSheet(css), new Set(names), properties);

describe('the styles of a page', () => {
  it('are the rules whose names stand on it, in their order', () => {
    expect(pick('p{color:red}.a{color:blue}p.a,p:hover{color:tan}')).toBe(
      'p{color:red}p.a,p:hover{color:tan}',
    );
  });

  it('keep media, containers and conditions, and leave out empty ones', () => {
    const print = '@media print{p{color:red}@supports (a:b){p{b:c}}}';
    expect(pick(`${print}@media print{.a{b:c}}@container (width>9px){.a{b:c}}`)).toBe(print);
  });

  it('leave out custom properties that nothing of the page reads, in any way', () => {
    const css = ':root{--a:var(--b,1px);--b:2px;--c:var(--d);--d:3px;--e:4px}p{width:var(--a)}';
    expect(pick(css)).toBe(':root{--a:var(--b,1px);--b:2px}p{width:var(--a)}');
    expect(pick(css, ['p'], ['--c'])).toBe(
      ':root{--a:var(--b,1px);--b:2px;--c:var(--d);--d:3px}p{width:var(--a)}',
    );
  });

  it('keep a property wherever it is set, if it is read anywhere', () => {
    const css =
      '[data-theme=dark]{--a:1px;--z:0}@media print{:root{--a:2px;--z:0}}p{width:var(--a)}';
    expect(pick(css)).toBe(css.replaceAll(';--z:0', ''));
  });

  it('keep the keyframes that are played, with what these read', () => {
    const css = ':root{--a:1;--b:1}p{animation:turn 1s}@keyframes turn{to{opacity:var(--a)}}';
    expect(pick(`${css}@keyframes slide{to{opacity:var(--b)}}`)).toBe(css.replace(';--b:1', ''));
  });

  it('keep whatever else a sheet may hold', () => {
    const css = '@layer a,b;@font-face{font-family:x;src:url(/x.woff2)}@layer a{.a{b:c}}';
    expect(pick(css)).toBe(css);
  });

  it('keep importance and nested rules', () => {
    const css = 'p{color:red!important;&:hover .a{color:blue}}';
    expect(pick(css)).toBe(css);
  });
});
