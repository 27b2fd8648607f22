import { expect, test } from 'vitest';
import { formatDetails, formatTable, median } from '../formatTable';
import type { Load, Result } from '../types';

function load(figures: Partial<Load>): Load {
  return { scripts: 0, total: 0, lcp: 0, tbt: 0, cls: 0, heap: 0, ...figures };
}

function result(textWithoutScript: number): Result {
  return {
    peer: { id: 'a', title: 'A', scope: 'document' },
    versions: 'a 1.0.0',
    content: {
      axeNodes: 3,
      axeRules: { 'color-contrast': 2, label: 1 },
      textWithoutScript,
      inlineScripts: 2,
      elements: 70,
      refused: ['fonts.example'],
    },
    desktop: [
      load({ scripts: 100, total: 200, lcp: 900, tbt: 9, heap: 3.04 }),
      load({ scripts: 100, total: 200, lcp: 100, tbt: 7, heap: 3.04 }),
      load({ scripts: 100, total: 200, lcp: 110, tbt: 8, heap: 3.04 }),
    ],
    phone: [load({ lcp: 1500, tbt: 600 })],
  };
}

test('the median is the middle one, of an even number the lower of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(5);
});

test('a line holds the medians, with scripts written into the page among the scripts', () => {
  expect(
    formatTable([result(0.95)])
      .split('\n')
      .at(-1),
  ).toBe('| A | 102 | 200 | 110 / 1500 | 8 / 600 | 3.0 | 3 | yes (95 %) |');
});

test('text without JavaScript is no only where no word can be read', () => {
  const wordOf = (share: number) =>
    formatTable([result(share)])
      .split(' | ')
      .at(-1);
  expect(wordOf(0)).toBe('no |');
  expect(wordOf(0.04)).toBe('partly (4 %) |');
  expect(wordOf(0.9)).toBe('yes (90 %) |');
});

test('the details name versions, refused hosts and rules', () => {
  expect(
    formatDetails([result(1)])
      .split('\n')
      .at(-1),
  ).toBe('| A | a 1.0.0 | 70 | 0.000 / 0.000 | 2.0 | fonts.example | color-contrast 2, label 1 |');
});
