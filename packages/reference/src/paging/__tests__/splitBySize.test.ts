import { describe, expect, it } from 'vitest';
import { splitBySize } from '../pageSizes.js';

const split = (sizes: readonly number[]) => splitBySize(sizes, (size) => size, 10);

describe('splitBySize', () => {
  it('fills each page before it begins the next, in order', () => {
    expect(split([4, 6, 1, 9, 1])).toEqual([[4, 6], [1, 9], [1]]);
  });

  it('leaves what is larger than a page on a page of its own', () => {
    expect(split([3, 50, 3])).toEqual([[3], [50], [3]]);
  });

  it('makes no page of nothing', () => {
    expect(split([])).toEqual([]);
  });
});
