import { expect, it } from 'vitest';
import { encodePair, pairsOf, readCarried, serializeInPlace } from '../serializeParameter.js';

const LIST = readCarried('["blue", "black", "brown"]');
const OBJECT = readCarried('{"R": 100, "G": 200, "B": 1.50}');
const TEXT = readCarried('"blue"');

/** Every cell of the table in the OpenAPI specification (3.1.1, §4.8.12.4). */
it.each([
  ['matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,1.50'],
  ['matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=1.50'],
  ['label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,1.50'],
  ['label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=1.50'],
  ['simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,1.50'],
  ['simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=1.50'],
])('%s, explode %s', (style, explode, text, list, object) => {
  const write = (value: typeof TEXT) => serializeInPlace('color', value, { style, explode });
  expect([TEXT, LIST, OBJECT].map(write)).toEqual([text, list, object]);
});

it.each([
  ['form', false, 'color=blue,black,brown', 'color=R,100,G,200,B,1.50'],
  ['form', true, 'color=blue&color=black&color=brown', 'R=100&G=200&B=1.50'],
  ['spaceDelimited', false, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%201.50'],
  ['pipeDelimited', false, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C1.50'],
  [
    'deepObject',
    true,
    'color=blue&color=black&color=brown',
    'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=1.50',
  ],
])('%s, explode %s', (style, explode, list, object) => {
  const write = (value: typeof TEXT) =>
    pairsOf('color', value, { style, explode })
      .map((pair) => encodePair(pair))
      .join('&');
  expect([LIST, OBJECT].map(write)).toEqual([list, object]);
});

it.each(['constructor', 'toString'])(
  'values of the unknown style %s have no signs of it',
  (style) => {
    const how = { style, explode: false };
    expect(serializeInPlace('color', LIST, how)).toBe('blue,black,brown');
    expect(pairsOf('color', LIST, how).map((pair) => encodePair(pair))).toEqual([
      'color=blue,black,brown',
    ]);
  },
);

it('an address keeps reserved characters with allowReserved, except those that end a value', () => {
  const [pair] = pairsOf('q', 'a/b?c=d&e#f', { style: 'form', explode: true });
  expect(pair && encodePair(pair)).toBe('q=a%2Fb%3Fc%3Dd%26e%23f');
  expect(pair && encodePair(pair, true)).toBe('q=a/b?c=d%26e%23f');
});

it('an address encodes a comma inside a value but not between values', () => {
  const list = readCarried('["a,b", "c"]');
  const [pair] = pairsOf('q', list, { style: 'form', explode: false });
  expect(pair && encodePair(pair)).toBe('q=a%2Cb,c');
});
