import { describe, expect, it } from 'vitest';
import { hideWithoutStyle } from '..';

describe('hidden tags of the theme', () => {
  it('need no inline style and keep their other attributes', () => {
    const hidden = { tagName: 'svg', attributes: { style: 'display: none;', id: 'a' } };
    expect(hideWithoutStyle([hidden])).toEqual([
      { tagName: 'svg', attributes: { id: 'a', display: 'none' } },
    ]);
  });

  it('are the only changed tags', () => {
    const others = ['<b>', { tagName: 'script', innerHTML: 'x' }, { tagName: 'svg' }];
    expect(hideWithoutStyle(others)).toEqual(others);
  });
});
