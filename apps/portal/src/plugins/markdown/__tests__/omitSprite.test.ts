import { expect, it } from 'vitest';
import { omitSprite } from '..';

it("leaves out the theme's sprite only", () => {
  const others = ['<b>', { tagName: 'script', innerHTML: 'x' }];
  expect(omitSprite([{ tagName: 'svg', attributes: { style: 'x' } }, ...others])).toEqual(others);
});
