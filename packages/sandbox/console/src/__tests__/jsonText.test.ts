import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson, keepSpace, replaceValue, scanJson } from '../jsonText.js';

describe('JSON as text', () => {
  it('keeps every digit, sign and escape when it is laid out', () => {
    const text =
      '{"a":1000.00000000,"b":[9007199254740993,-0.10e+30],"c":"\\u00e7\\n","d":{},"e":[]}';
    expect(formatJson(text)).toBe(
      [
        '{',
        '  "a": 1000.00000000,',
        '  "b": [',
        '    9007199254740993,',
        '    -0.10e+30',
        '  ],',
        '  "c": "\\u00e7\\n",',
        '  "d": {},',
        '  "e": []',
        '}',
      ].join('\n'),
    );
  });

  it('is laid out as the platform does it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(formatJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  it('is refused where the platform refuses it', () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const broken = fc.tuple(json, fc.nat(), fc.constantFrom('', ',', '}', '"', '0', '\\', ' '));
    fc.assert(
      fc.property(broken, ([text, at, sign]) => {
        const place = at % (text.length + 1);
        const changed = text.slice(0, place) + sign + text.slice(place + 1);
        expect('fault' in scanJson(changed)).toBe(!isJson(changed));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['{\n  "a": 1,\n}', 3, 1, 'deveria vir um nome entre aspas, e vem }'],
    ['{"a" 1}', 1, 6, 'deveria vir dois-pontos, e vem 1}'],
    ['[1 2]', 1, 4, 'deveria vir vírgula ou ], e vem 2]'],
    ['{"a":', 1, 6, 'o texto termina onde deveria vir um valor'],
    ['{} x', 1, 4, 'o JSON já terminou antes daqui'],
  ])('tells where %j is no JSON', (text, line, column, problem) => {
    expect(scanJson(text)).toEqual({ fault: { line, column, problem } });
  });

  it('is not read deeper than a stack goes', () => {
    expect(scanJson('['.repeat(100_000))).toMatchObject({
      fault: { problem: 'passa de 500 níveis' },
    });
  });

  it('has a value replaced, and nothing else', () => {
    const text = '{ "a": [ {"id": "x"} ],  "n": 1.50 }';
    expect(replaceValue(text, 'a.0.id', 'y')).toBe('{ "a": [ {"id": "y"} ],  "n": 1.50 }');
    expect(replaceValue(text, 'b', 'y')).toBe(text);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('keeps the whitespace between tokens', () => {
  const text = ' {\n\t"a" :  [1.50,"a" ]}\n';
  const scanned = scanJson(text);
  const kept = 'fault' in scanned ? [] : keepSpace(text, scanned.tokens);
  expect(kept.map((token) => token.text).join('')).toBe(text);
  expect(kept.filter(({ kind }) => kind !== 'sign').map((token) => token.text)).toEqual([
    '"a"',
    '1.50',
    '"a"',
  ]);
});
