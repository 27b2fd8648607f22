import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Decimal,
  decimal,
  dia,
  escreverJson,
  lerInteiros,
  lerJson,
} from '../../runtime/typescript/src/json';

const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,30})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/);

/** Characters of JSON syntax and any other characters. */
const sign = fc.oneof(
  fc.constantFrom(...'"\\{}[]:,-.e1\n\0'),
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
);

describe('exact JSON', () => {
  it('keeps the digits of every number and leaves texts unchanged', () => {
    fc.assert(
      fc.property(digits, fc.string({ unit: sign }), (number, text) => {
        const written = `{"n":[${number}],${JSON.stringify(text)}:${JSON.stringify(`${text}${number}`)}}`;
        expect(JSON.parse(escreverJson(lerJson(written)))).toEqual(JSON.parse(written));
        expect(escreverJson(lerJson(`[${number}]`))).toBe(`[${number}]`);
      }),
    );
  });

  it.each(['01', '1.', '.5', '+1', '- 1', '1 2', '{1:2}', '"a', '[1,]', 'NaN', '1e'])(
    'refuses %s, as JSON.parse does',
    (text) => {
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
      expect(() => lerJson(text)).toThrow();
    },
  );

  it('refuses numbers that may have lost digits, and arithmetic', () => {
    expect(() => decimal(0.1)).toThrow('use um texto');
    expect(() => decimal(2 ** 53)).toThrow('use um texto');
    expect(() => decimal('1,5')).toThrow('use um texto');
    expect(() => escreverJson({ valor: 0.1 })).toThrow("use decimal('…')");
    const price = decimal('1000.00000000');
    expect(`${price} ${JSON.stringify({ price })}`).toBe('1000.00000000 {"price":"1000.00000000"}');
    expect(() => Number(price)).toThrow('não faz contas');
  });

  it('omits undefined fields and writes undefined items as null', () => {
    expect(escreverJson({ a: undefined, b: [undefined, null], c: true })).toBe(
      '{"b":[null,null],"c":true}',
    );
  });

  it('converts only the integers of the contract to numbers', () => {
    const read = lerInteiros(lerJson('{"a":[{"n":7,"p":7},{"n":1.5}],"n":8}'), [
      'a.*.n',
      'b.n',
    ]) as {
      a: { n: unknown; p: unknown }[];
      n: unknown;
    };
    expect(read.a[0]?.n).toBe(7);
    const others = [read.a[1]?.n, read.a[0]?.p, read.n];
    expect(others.map((value) => value instanceof Decimal && String(value))).toEqual([
      '1.5',
      '7',
      '8',
    ]);
  });

  it('checks dates', () => {
    expect(dia('2028-02-29')).toBe('2028-02-29');
    for (const text of ['2027-02-29', '2026-13-01', '2026-3-1', '2026-03-16T00:00:00Z', '']) {
      expect(() => dia(text)).toThrow('não é uma data');
    }
  });
});
