import { expect, it } from 'vitest';
import { parseExact, writeExact } from '../exactJson.js';

it('preserves the digits of each number', () => {
  const text = '{"a":1000.00000001,"b":[123456789012345678.12345678,-0.00000001],"c":"1.0"}';
  expect(writeExact(parseExact(text))).toBe(text);
});

it('omits undefined properties and never writes exponents', () => {
  expect(writeExact({ a: undefined, b: parseExact('1e-8'), c: parseExact('1.5e20') })).toBe(
    '{"b":0.00000001,"c":150000000000000000000}',
  );
});

it.each([
  ['{"a":1,\n "a":2}', 'linha 2, coluna 3: a chave "a" aparece duas vezes'],
  ['\uFEFF{}', 'começa por uma marca de ordem de bytes (BOM); envie sem ela'],
  ['{"a":1,}', 'linha 1, coluna 8: não é JSON a partir de “}”'],
  ['{"a":1\n"b":2}', 'linha 2, coluna 1: não é JSON a partir de “"b":2}”'],
  ['{"a":[1,', 'linha 1, coluna 9: o JSON termina antes do fim'],
  ['['.repeat(65), 'linha 1, coluna 65: passa de 64 níveis'],
  [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'linha 1, coluna 321: passa de 64 níveis'],
  ['{"a":{"b":1e-61}}', 'linha 1, coluna 11: o número é grande demais, ou tem algarismos demais'],
  ['{"a":1e400}', 'linha 1, coluna 6: o número é grande demais'],
  ['{"a":"\\\\\\"1e400",\n"b":1e400}', 'linha 2, coluna 5: o número é grande demais'],
  ['{"a":1e-2000000000}', 'linha 1, coluna 6: o número é grande demais'],
  [`{"a":${'1'.repeat(61)}}`, 'linha 1, coluna 6: o número é grande demais'],
  ['{"a":["\\u0000"]}', 'a/0: o texto tem um caractere que não pode ser guardado'],
  ['{"a":{"__proto__":1}}', 'a: uma chave se chama __proto__'],
])('says where %j is wrong', (text, message) => {
  expect(() => parseExact(text)).toThrow(message);
});

it('counts values of all kinds outside strings', () => {
  for (const text of ['[1,1,1]', '{"a":[],"b":{}}', '[[[1]]]', '[",,[","{",null,"\\",,,"]']) {
    expect(() => parseExact(text, 2), text).toThrow(/^linha 1, coluna \d+: passa de 2 valores/);
    expect(parseExact(text, 5), text).toBeDefined();
  }
});

it('parses 64 levels, and any number of brackets in a string', () => {
  const deep = `${'['.repeat(64)}${']'.repeat(64)}`;
  expect(writeExact(parseExact(deep))).toBe(deep);
  const text = JSON.stringify({ a: `"\\${'{['.repeat(200)}` });
  expect(writeExact(parseExact(text))).toBe(text);
});
