import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../parseDocument.js';
import { readJson } from '../readJson.js';

const ORIGIN = { service: 'T', source: 't.json' };
/** What JSON does not begin with, so that the same text is read as YAML. */
const asYaml = (text: string) => parseDocument(`# YAML\n${text}`, ORIGIN);

describe('readJson', () => {
  it('reads what YAML reads of the same text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = JSON.stringify(value, null, 2);
        const read = readJson(text);
        if (!read) return;
        const { lexemes, root } = asYaml(text);
        expect(read.root).toEqual(root);
        expect([...read.lexemes]).toEqual([...lexemes]);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the digits of the source', () => {
    const read = readJson('{"a": [1.50, 1e2, -0, 7], "b/c": {"~": 10.00}}');
    expect(read?.root).toEqual({ a: [1.5, 100, -0, 7], 'b/c': { '~': 10 } });
    expect(read?.lexemes).toEqual(
      new Map([
        ['/a/0', '1.50'],
        ['/a/1', '1e2'],
        ['/a/2', '-0'],
        ['/b~1c/~0', '10.00'],
      ]),
    );
  });

  it('reads escapes, and marks what no page can show', () => {
    const read = readJson(String.raw`{"a\"\\": "\u00e3\/\n", "b": "\ud83d\ude00\ud800"}`);
    expect(read?.root).toEqual({ 'a"\\': 'ã/\n', b: '\u{1f600}\ufffd' });
  });

  it.each([
    ['no object', '[1]'],
    ['a comment', '{"a": 1} # b'],
    ['a comma at the end', '{"a": [1,]}'],
    ['a name without quotes', '{a: 1}'],
    ['a name twice', '{"a": 1, "a": 2}'],
    ['a name of the prototype', '{"__proto__": 1}'],
    ['a number that is none', '{"a": 1e400}'],
    ['digits that are lost', '{"a": 99999999999999999999999999}'],
    ['a zero before digits', '{"a": 012}'],
    ['a word that is none', '{"a": nul}'],
    ['a line end in a text', '{"a": "b\nc"}'],
    ['an escape that is none', String.raw`{"a": "\q"}`],
    ['a text left open', String.raw`{"a": "b\"}`],
    ['an object left open', '{"a": {"b": 1}'],
    ['too many levels', `{"a": ${'['.repeat(201)}${']'.repeat(201)}}`],
  ])('leaves %s to the reader of YAML', (_, text) => {
    expect(readJson(text)).toBeUndefined();
  });

  it('finds the same places', () => {
    const text =
      '{\n  "a": [1, {"b": "c"}, "d"],\r\n  "d/e": {}, "": {"f": {"g":\n {"h": {"i": ["j", 7]}, "k": "l"}}}\n}\n';
    const json = parseDocument(text, ORIGIN);
    const yaml = asYaml(text);
    const pointers = ['', '/a', '/a/0', '/a/1', '/a/1/b', '/a/2', '/d~1e'];
    pointers.push(
      '/',
      '//f',
      '//f/g',
      '//f/g/h',
      '//f/g/h/i',
      '//f/g/h/i/0',
      '//f/g/h/i/1',
      '//f/g/k',
    );
    for (const pointer of [...pointers, '/a/9/x', '#/d~1e/f']) {
      const place = yaml.locate(pointer);
      expect(json.locate(pointer)).toEqual(place && { ...place, line: place.line - 1 });
    }
  });
});
