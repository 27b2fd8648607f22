import { describe, expect, it } from 'vitest';
import { hideWithoutStyle } from '..';

describe('what the theme hides', () => {
  it('needs no inline style, and keeps its other attributes', () => {
    const hidden = { tagName: 'svg', attributes: { style: 'display: none;', id: 'a' } };
    expect(hideWithoutStyle([hidden])).toEqual([
      { tagName: 'svg', attributes: { id: 'a', display: 'none' } },
    ]);
  });

  it('is nothing else', () => {
    const others = ['<b>', { tagName: 'script', innerHTML: 'x' }, { tagName: 'svg' }];
    expect(hideWithoutStyle(others)).toEqual(others);
  });
});
