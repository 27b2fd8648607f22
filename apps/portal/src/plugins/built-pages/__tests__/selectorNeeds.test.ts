import { describe, expect, it } from 'vitest';
import { isMet, selectorNeeds } from '../readStyles';

const canMatch = (selector: string, ...names: string[]) =>
  isMet(selectorNeeds(selector), new Set(names));

describe('what a selector needs', () => {
  it.each([
    ['table', ['table'], ['.table']],
    ['a.term', ['a', '.term'], ['a']],
    ['.menu > li a', ['.menu', 'li', 'a'], ['.menu', 'a']],
    ['#main + p', ['#main', 'p'], ['.main', 'p']],
    ['.a, .b', ['.b'], ['.c']],
    [':is(.a, .b c) d', ['.a', 'd'], ['.b', 'd']],
    ['.a:has(> .b, .c)', ['.a', '.c'], ['.a']],
    [':where(:is(.a), .b)', ['.a'], ['a']],
    ['clipPath', ['clippath'], ['path']],
    ['.w\\:1\\/2', ['.w:1/2'], ['.w']],
  ] as const)('%s', (selector, met, unmet) => {
    expect(canMatch(selector, ...met)).toBe(true);
    expect(canMatch(selector, ...unmet)).toBe(false);
  });

  it.each([
    '*',
    ':root',
    '[data-theme="dark"]',
    ':not(.absent)',
    '::selection',
    ':focus-visible',
    'a:hover',
    'a[open]:not(.absent)::before',
    'a:nth-child(2 of .absent)',
  ])('nothing of states, attributes and what is absent: %s', (selector) => {
    expect(canMatch(selector, 'a')).toBe(true);
  });
});
