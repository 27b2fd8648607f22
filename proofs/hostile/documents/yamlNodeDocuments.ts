import { Buffer } from 'node:buffer';
import type { HostileDocument } from '../HostileDocument';
import { HEAD, one, openapi, sized, times } from '../makeDocuments';

const SYNTAX = 'expected.validSyntax';

/** What the nodes of a YAML text may be: aliases, merged maps, tags, keys, numbers, and ways to end a line. */
export const yamlNodeDocuments: readonly HostileDocument[] = [
  sized('node: aliases to a large map', 'page', [20, 180], (count) => {
    const map = times(1_000, (key) => `k${key}: ${key}`).join(', ');
    return `${HEAD}x-a: &a {${map}}\nx-b: [${times(count, () => '*a').join(', ')}]\n`;
  }),
  sized('node: too many aliases to a large map', 'found.aliasedValues', [205, 10_000], (count) => {
    const map = times(1_000, (key) => `k${key}: ${key}`).join(', ');
    return `${HEAD}x-a: &a {${map}}\nx-b: [${times(count, () => '*a').join(', ')}]\n`;
  }),
  sized('node: merged one after the other', 'page', [20, 150], (count) => {
    const lines = times(count, (at) => `x-${at + 1}: &a${at + 1} {<<: *a${at}, k${at}: 1}\n`);
    return `${HEAD}x-0: &a0 {k: 1}\n${lines.join('')}`;
  }),
  sized('node: merged twice at each level', 'found.mergedKeys', [21, 40], (count) => {
    const lines = times(count, (at) => `x-${at + 1}: &a${at + 1} {<<: [*a${at}, *a${at}]}\n`);
    return `${HEAD}x-0: &a0 {k: 1}\n${lines.join('')}`;
  }),
  sized('node: schemas that are one alias', 'page', [30, 9_000], (count) => {
    const lines = times(count, (at) => `    S${at}: *s\n`);
    return `${HEAD}x-s: &s {type: object, properties: {a: {type: string}}}\ncomponents:\n  schemas:\n${lines.join('')}`;
  }),
  ...['!!timestamp 2001-12-14', '!!omap [a: 1]', '!!set {a, b}', '!!pairs [a: 1]', '!!float x'].map(
    (value) => one(`node: ${value}`, SYNTAX, `${HEAD}x-a: ${value}\n`),
  ),
  ...['!!str 5', '!!int "5"', '!!null ""', '!!seq [a]', '! a', '!!bool true'].map((value) =>
    one(`node: ${value}`, 'page', `${HEAD}x-a: ${value}\n`),
  ),
  one('node: a key of each kind', 'page', `${HEAD}x-a: {~: 1, yes: 2, 0x1F: 3, .inf: 4, 1e3: 5}\n`),
  one('node: names of the prototype', 'page', `${HEAD}constructor: 1\ntoString: 2\nvalueOf: 3\n`),
  one('node: a key with no value', 'page', `${HEAD}x-a: {b, c: , "d"}\n`),
  one('node: an empty key', 'page', `${HEAD}"": 1\nx-a: {"": {"": []}}\n`),
  one('node: a key that turns text around', 'page', `${HEAD}"x-\\u202e": 1\n`),
  one('node: keys that look alike', 'page', `${HEAD}"x-\\u00e9": 1\n"x-e\\u0301": 2\n`),
  one('node: keys of half characters', 'expected.uniqueKey', `${HEAD}"\\ud800": 1\n"\\udc00": 2\n`),
  sized(
    'node: a key of many lines',
    SYNTAX,
    [2_000, 1_000_000],
    (length) => `${HEAD}x-a:\n  ${'k '.repeat(length)}: 1\n`,
  ),
  sized(
    'node: an asked key that is long',
    'page',
    [2_000, 3_000_000],
    (length) => `${HEAD}? x-${'k'.repeat(length)}\n: 1\n`,
  ),
  sized(
    'node: asked keys',
    'page',
    [100, 200_000],
    (count) => HEAD + times(count, (at) => `? x-${at}\n: 1\n`).join(''),
  ),
  ...['-0', '-0.0', '+1', '0o7', '1_000', '.5', '5.', '1e-400', '1.7976931348623157e308'].map(
    (value) => one(`node: number ${value}`, 'page', `${HEAD}x-a: ${value}\n`),
  ),
  one('node: number 1e400 as a limit', 'expected.finiteNumber', `${HEAD}x-a: {maximum: 1e400}\n`),
  sized(
    'node: numbers whose digits are lost',
    'page',
    [500, 100_000],
    (count) => `${HEAD}x-a: [${times(count, (at) => `0${at}`).join(', ')}]\n`,
  ),
  sized(
    'node: words that mean true',
    'page',
    [500, 100_000],
    (count) =>
      `${HEAD}components: {schemas: {A: {properties: {${times(count, (at) => `p${at}: {deprecated: yes}`).join(', ')}}}}}\n`,
  ),
  one('node: line ends of each kind', 'page', `${HEAD}x-a: "b\r\n c"\r\nx-d: 1\n`),
  one('node: a mark before each line', SYNTAX, HEAD.replaceAll('\n', '\n\ufeff')),
  one('node: UTF-32', 'found.nulByte', Buffer.from(`\ufeff\0${[...HEAD].join('\0\0\0')}`)),
  one('node: a second document that is empty', 'found.manyDocuments', `${HEAD}---\n`),
  one('node: a document before', 'found.manyDocuments', `---\na: 1\n---\n${HEAD}`),
  one('node: quotes within quotes', 'page', `${HEAD}x-a: 'it''s "b" \\n'\n`),
  sized(
    'node: quotes doubled',
    'page',
    [1_000, 3_000_000],
    (count) => `${HEAD}x-a: '${"''".repeat(count)}'\n`,
  ),
  sized(
    'node: a text that is folded deep',
    'page',
    [100, 3_000],
    (depth) =>
      `${HEAD}x-a: >\n${times(depth, (at) => `${' '.repeat(at + 1)}a\n`)
        .toReversed()
        .join('')
        .replace(/^ +/, ' '.repeat(1))}`,
  ),
  sized('JSON: on lines of its own', 'page', [100, 200_000], (count) =>
    JSON.stringify(JSON.parse(openapi({ 'x-a': times(count, Number) })), null, '\t'),
  ),
  sized('JSON: backslashes', 'page', [1_000, 4_000_000], (length) =>
    openapi({ 'x-a': '\\"'.repeat(length) }),
  ),
  sized('JSON: a text left open', SYNTAX, [1_000, 4_000_000], (length) =>
    openapi({ 'x-a': '\\"'.repeat(length) }).slice(0, -2),
  ),
  sized(
    'JSON: lists within one another',
    'found.deepFlow',
    [5_000, 1_000_000],
    (depth) => `${openapi({}).slice(0, -1)},"x-a":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  ),
  sized(
    'JSON: a number of many digits',
    'page',
    [1_000, 1_000_000],
    (length) => `${openapi({}).slice(0, -1)},"x-a":0.${'3'.repeat(length)}}`,
  ),
];
