import { expect, it } from 'vitest';
import { parseExact, writeExact } from '../exactJson.js';

it('writes each number with the digits it was read with', () => {
  const text = '{"a":1000.00000001,"b":[123456789012345678.12345678,-0.00000001],"c":"1.0"}';
  expect(writeExact(parseExact(text))).toBe(text);
});

it('leaves out what is undefined, and never writes exponents', () => {
  expect(writeExact({ a: undefined, b: parseExact('1e-8'), c: parseExact('1.5e20') })).toBe(
    '{"b":0.00000001,"c":150000000000000000000}',
  );
});
