import assert from 'node:assert';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparar,
  decimal,
  dia,
  escreverJson,
  lerInteiros,
  lerJson,
  type Modelos,
} from '../../runtime/typescript/src/json';
import { escreverPedido } from '../../runtime/typescript/src/pedido';

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

  it.each('01|1.|.5|+1|- 1|1 2|{1:2}|{null:2}|{"a":1,}|{"a" 1}|"a|[1,]|1]||NaN|1e'.split('|'))(
    'refuses %s, as JSON.parse does',
    (text) => {
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
      expect(() => lerJson(text)).toThrow();
    },
  );

  it('refuses lists and objects too deep in each other as no JSON', () => {
    expect(() => lerJson('['.repeat(100_000))).toThrow(SyntaxError);
    expect(lerJson(`${'['.repeat(60)}${']'.repeat(60)}`)).toHaveLength(1);
  });

  it('refuses numbers that may have lost digits, and arithmetic', () => {
    expect(() => decimal(0.1)).toThrow('use um texto');
    expect(() => decimal(2 ** 53)).toThrow('use um texto');
    expect(() => decimal('1,5')).toThrow('use um texto');
    for (const none of [null, {}].map((one) => JSON.parse(JSON.stringify(one))))
      for (const read of [decimal, lerJson]) expect(() => read(none)).toThrow('use um texto');
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
    const given = lerJson('{"a":[{"n":7,"p":7,"a":[{"n":9}]},{"n":1.5}],"n":8,"outro":6}');
    const [p, fraction, n] = ['7', '1.5', '8'].map(decimal);
    const modelos: Modelos = {
      Item: { n: 'inteiro', a: ['Item'] },
      Pagina: { a: ['Item'], n: 'x', '*': 'inteiro' },
    };
    const read = { a: [{ n: 7, p, a: [{ n: 9 }] }, { n: fraction }], n, outro: 6 };
    expect(lerInteiros(given, 'Pagina', modelos)).toEqual(read);
  });

  it('keeps a field named __proto__ as a field', () => {
    const read = lerJson('{"__proto__":{"a":1}}');
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(escreverJson(read)).toBe('{"__proto__":{"a":1}}');
  });

  it('checks dates', () => {
    expect(dia('2028-02-29')).toBe('2028-02-29');
    for (const text of ['2027-02-29', '2026-13-01', '2026-3-1', '2026-03-16T00:00:00Z', '']) {
      expect(() => dia(text)).toThrow('não é uma data');
    }
  });
});

describe('a decimal', () => {
  it('equals one of the same digits only, for Node and for Vitest', () => {
    const [row, same, other] = ['1.00', '1.00', '1.0'].map((text) => ({ valor: decimal(text) }));
    assert.deepStrictEqual(row, same);
    expect(row).toEqual(same);
    assert.notDeepEqual(row, other);
    expect(row).not.toEqual(other);
  });

  it('is written with its digits after a clone, a spread, and behind a proxy', () => {
    const price = decimal('1000.00000000');
    const proxy = new Proxy(price, {});
    for (const copy of [structuredClone(price), { ...price }, proxy]) {
      expect(escreverJson({ copy })).toBe('{"copy":1000.00000000}');
      expect(decimal(copy)).toEqual(price);
    }
    expect(`${proxy} ${JSON.stringify([proxy])} ${inspect({ a: { b: { proxy } } })}`).toBe(
      '1000.00000000 ["1000.00000000"] { a: { b: { proxy: Decimal(1000.00000000) } } }',
    );
  });

  it('does not change, and an object that only looks like one is not written as a number', () => {
    expect(() => Object.assign(decimal('1'), { digitos: '2' })).toThrow(TypeError);
    const forged = { digitos: '1,"b":2' };
    expect(escreverJson({ a: forged })).toBe(JSON.stringify({ a: forged }));
    for (const other of [{ digitos: '1', b: 2 }, { digitos: { a: '1' } }, { digitos: 1 }]) {
      expect(escreverJson(other)).toBe(JSON.stringify(other));
    }
  });

  it('is sorted by its value', () => {
    const plain = fc.tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.nat(12));
    const write = ([units, places]: [bigint, number]) => `${units}e-${places}`;
    const scale = ([units, places]: [bigint, number]) => units * 10n ** BigInt(12 - places);
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const difference = scale(a) - scale(b);
        const order = Math.sign(comparar(decimal(write(a)), decimal(write(b))));
        expect(order).toBe(difference < 0n ? -1 : Number(difference > 0n));
      }),
    );
    const sorted = ['10', '9', '-0.5', '1e2', '9.0', '0.00', '-5'].map(decimal).sort(comparar);
    expect(sorted.join(' ')).toBe('-5 -0.5 0.00 9 9.0 10 1e2');
    expect(() => sorted.sort((a, b) => (a < b ? -1 : 1))).toThrow('comparar(a, b)');
  });
});

it('a call lacks a parameter whose name every object inherits', () => {
  const chamada = { id: 'x', method: 'GET', responseKind: 'void' };
  const write = (path: string, query: Record<string, boolean>) =>
    escreverPedido({ ...chamada, path, query }, {});
  expect(() => write('/{constructor}', {})).toThrow('path.constructor: falta');
  expect(() => write('/', { constructor: true })).toThrow('query: falta constructor');
});
