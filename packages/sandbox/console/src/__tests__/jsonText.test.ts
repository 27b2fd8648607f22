import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatJson, scanJson } from '../jsonText.js';

it('JSON as text keeps every digit, sign and escape when it is laid out', () => {
  const text = '{"a":[1000.00000000,-0.10e+30],"c":"\\u00e7\\n","d":{},"e":[]}';
  const lines = [
    '{',
    '  "a": [',
    '    1000.00000000,',
    '    -0.10e+30',
    '  ],',
    '  "c": "\\u00e7\\n",',
    '  "d": {},',
    '  "e": []',
    '}',
  ];
  expect(formatJson(text)).toBe(lines.join('\n'));
});

it('JSON as text is refused where the platform refuses it', () => {
  const json = fc.jsonValue().map((value) => JSON.stringify(value));
  const broken = fc.tuple(json, fc.nat(), fc.constantFrom('', ',', '}', '"', '0', '\\', ' ', '/'));
  fc.assert(
    fc.property(broken, ([text, at, sign]) => {
      const place = at % (text.length + 1);
      const changed = text.slice(0, place) + sign + text.slice(place);
      expect(scanJson(changed).fault === undefined).toBe(isJson(changed));
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['{\n  "a": 1,\n}', 3, 1, 'deveria vir um nome entre aspas, e vem }'],
  ['{"a" 1}', 1, 6, 'deveria vir dois-pontos, e vem 1}'],
  ['[1 2]', 1, 4, 'deveria vir vírgula, e vem 2]'],
  ['[1', 1, 3, 'o texto termina onde deveria vir vírgula ou ]'],
  ["{'a'}", 1, 2, "isto não é JSON: 'a'}"],
  ['{} 1', 1, 4, 'o JSON já terminou antes daqui'],
  ['['.repeat(100_000), 1, 1, 'tem níveis demais'],
])('tells where %.20j is no JSON', (text, line, column, problem) => {
  expect(scanJson(text).fault).toBe(`Linha ${line}, coluna ${column}: ${problem}.`);
});

it('JSON as text has names and values, also before it is complete', () => {
  const text = '{ "a": [ {"id": "x"} ],  "n": 1.50, ';
  const found = scanJson(text).pieces.map(({ end, kind, start }) => [kind, text.slice(start, end)]);
  expect(found).toEqual([
    ['key', '"a"'],
    ['key', '"id"'],
    ['string', '"x"'],
    ['key', '"n"'],
    ['number', '1.50'],
  ]);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
