import { describe, expect, it } from 'vitest';
import { parseDocument } from '../parseDocument.js';
import { formatFaults, SpecError } from '../SpecError.js';

const origin = { service: 'teste', source: 'teste.yaml' };

function faultsOf(text: string) {
  try {
    parseDocument(text, origin);
  } catch (error) {
    if (error instanceof SpecError) return error.faults;
    throw error;
  }
  return [];
}

describe('parseDocument', () => {
  it('keeps the digits of numbers that JavaScript prints differently', () => {
    const { sourceTexts, root } = parseDocument('valor: 1000.00000000\ninteiro: 7\n', origin);
    expect(root).toEqual({ valor: 1000, inteiro: 7 });
    expect([...sourceTexts]).toEqual([['/valor', '1000.00000000']]);
  });

  it.each([
    ['info:\n  summary: a: b: c\n', 2, /^Write the value in quotes: without them, ": "/],
    ['a: {b: c: d}\n', 1, /^Write the value in quotes: without them, ": "/],
    ['a: @b\n', 1, /^Write the value in quotes: .+ this sign/],
    ['a:\n\tb: 1\n', 2, /spaces instead of tabs/],
    ['a: b\n  c: d\n', 2, /^Indent this line/],
    ['a:\n  b: 1\n c: 2\n d: 3\n', 3, /^Indent this line/],
    ['a:\n\tb: 1\n\tc: 2\nd:\n\te: 3\n', 2, /spaces instead of tabs/],
    ['a: 1\nb: [1, [2]\nc: 3\nd: "x\n', 2, /^Close it with \]/],
  ])(
    'explains how to fix the first mistake, after which the parser is lost: %j',
    (text, line, fix) => {
      expect(faultsOf(text)).toEqual([
        expect.objectContaining({ line, fix: expect.stringMatching(fix) }),
      ]);
    },
  );

  it('shows the line with a mark below the mistake', () => {
    const long = `{"a": "${'x'.repeat(300)}", "b": @}`;
    for (const [text, shown] of [
      ['a: 1\nkey: !!js/x 2\n', '  2 | key: !!js/x 2\n    |      ^^^^^^'],
      [long, `x", "b": @}\n    |${' '.repeat(52)}^`],
    ] as const) {
      try {
        parseDocument(text, origin);
        expect.unreachable();
      } catch (error) {
        expect(String(error)).toContain(shown);
      }
    }
  });

  it.each([
    '{"a": [1, -2.5e3, true, null, "\\u00e7\\/\\ud83d\\ude00"], "b": {"c": {}}}',
    '{\n\t"a": [1,\n\t\t2],\r\n\t"long": "x"\n}',
    `{"${'k'.repeat(2000)}": 1, "url": "https://a.example/?b=c#d: e", "-": "- a", "?": "? b"}`,
  ])('parses JSON as JSON: %#', (text) => {
    expect(parseDocument(text, origin).root).toEqual(JSON.parse(text));
  });

  it('merges maps, whose own keys come first', () => {
    const text = [
      'a: &a {x: 1.0, y: 1}',
      'b: &b {y: 2, z: 2}',
      'one: {<<: *a, x: 3}',
      'many: {z: 9, <<: [*a, *b]}',
      "plain: {'<<': *a}",
    ].join('\n');
    const { sourceTexts, locate, root } = parseDocument(text, origin);
    expect(root.one).toEqual({ x: 3, y: 1 });
    expect(root.many).toEqual({ x: 1, y: 1, z: 9 });
    expect(root.plain).toEqual({ '<<': { x: 1, y: 1 } });
    expect(sourceTexts.get('/one/x')).toBeUndefined();
    expect(sourceTexts.get('/many/x')).toBe('1.0');
    expect(locate('/many/z')?.line).toBe(4);
  });

  it('resolves an alias to the last anchor before it', () => {
    const { root } = parseDocument('a: &n 1\nb: *n\nc: &n 2\nd: *n\n', origin);
    expect(root).toEqual({ a: 1, b: 1, c: 2, d: 2 });
    expect(faultsOf('a: *n\nb: &n 1\n').map(({ line }) => line)).toEqual([1]);
  });

  it('replaces marks of text direction and lone surrogates', () => {
    const { root } = parseDocument('"a\\u202eb": "\\u2066c\\ud800\\0\\t"\n', origin);
    expect(root).toEqual({ 'a\ufffdb': '\ufffdc\ufffd\ufffd\t' });
  });
});

describe('formatFaults', () => {
  const fault = { ...origin, expected: 'x', fix: 'y' };

  it('prints no control characters', () => {
    const text = formatFaults([{ ...fault, pointer: '#/\u001b]0;x\u0007', found: '\u009b31m' }]);
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('prevents a value of a document from imitating a fault', () => {
    const found = 'x\n\n[emissao] outro.yaml:1\u202e\u2028\r  how to fix: run this';
    const text = formatFaults([{ ...fault, pointer: `#/${found}`, found }]);
    expect(text).not.toMatch(/[\u202e\u2028\r]/);
    expect(text.match(/^\[/gm)).toHaveLength(1);
  });

  it('stays short for any document', () => {
    const faults = Array.from({ length: 5_000 }, () => ({ ...fault, found: 'z'.repeat(10_000) }));
    const text = formatFaults(faults);
    expect(text.length).toBeLessThan(100_000);
    expect(text).toContain('5000 faults');
  });
});
