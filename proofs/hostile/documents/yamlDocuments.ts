import type { HostileDocument } from '../HostileDocument';
import { HEAD, one, openapi, sized, times } from '../makeDocuments';

/** What a YAML text can do to its parser before it says anything of an interface. */
export const yamlDocuments: readonly HostileDocument[] = [
  sized('alias bomb: lists', 'found.aliasedValues', [6, 40], (levels) =>
    bomb(levels, (item) => `[${Array(10).fill(item).join(', ')}]`),
  ),
  sized('alias bomb: maps', 'found.aliasedValues', [6, 40], (levels) =>
    bomb(levels, (item) => `{${times(10, (key) => `k${key}: ${item}`).join(', ')}}`),
  ),
  sized('alias bomb: one text, often', 'found.aliasedText', [300, 90_000], (count) => {
    const text = 'x'.repeat(100_000);
    return `${HEAD}x-a: &a ${text}\nx-b: [${'*a, '.repeat(count)}1]\n`;
  }),
  sized('alias bomb: merged maps', 'found.mergedKeys', [2_000, 20_000], (count) => {
    const map = times(count, (key) => `k${key}: 1`).join(', ');
    return `${HEAD}x-a: &a {${map}}\nx-b: {<<: [${'*a, '.repeat(count)}*a]}\n`;
  }),
  one('anchor: holds itself in a list', 'found.deepLevels', `${HEAD}x-a: &a [*a]\n`),
  one('anchor: holds itself in a map', 'found.deepLevels', `${HEAD}x-a: &a {b: *a}\n`),
  one(
    'anchor: two hold each other',
    'expected.earlierAnchor',
    `${HEAD}x-a: &a [*b]\nx-b: &b [*a]\n`,
  ),
  one('anchor: merges itself', 'found.mergedKeys', `${HEAD}x-a: &a {b: 1, <<: *a}\n`),
  one('anchor: none of this name', 'expected.earlierAnchor', `${HEAD}x-a: *b\n`),
  one('anchor: given twice', 'page', `${HEAD}x-a: &a 1\nx-b: &a 2\nx-c: *a\n`),
  one('anchor: on an alias', 'expected.validSyntax', `${HEAD}x-a: &a 1\nx-b: &b *a\n`),
  one('merge: a list', 'page', `${HEAD}x-a: &a {b: 1}\nx-b: {<<: [*a, *a]}\n`),
  one('merge: no map', 'page', `${HEAD}x-a: {<<: 5}\n`),
  one(
    'merge: the whole document',
    'page',
    `<<: {openapi: 3.1.0, info: {title: T, version: '1'}, paths: {}}\n`,
  ),
  ...[
    '!!js/function "x"',
    '!!python/object/apply:os.system [ls]',
    '!!binary aGk=',
    '!T x',
    '!<tag:x,2000:y> z',
  ].map((value) => one(`tag: ${value}`, 'expected.validSyntax', `${HEAD}x-a: ${value}\n`)),
  one('tag: of a map', 'page', `${HEAD}x-a: !!map {b: 1}\n`),
  one('tag: directive', 'expected.validSyntax', `%TAG ! tag:x,2000:\n---\n${HEAD}x-a: !b c\n`),
  one('version: YAML 1.1', 'page', `%YAML 1.1\n---\n${HEAD}x-a: yes\n`),
  one('key: twice', 'expected.uniqueKey', `${HEAD}x-a: 1\nx-a: 2\n`),
  one('key: twice, otherwise written', 'expected.uniqueKey', `${HEAD}x-a: 1\n"x-a": 2\n`),
  one('key: twice in a list', 'expected.uniqueKey', `${HEAD}x-a: [{b: 1, b: 2}]\n`),
  one('key: a list', 'found.compositeKey', `${HEAD}? [a, b]\n: 1\n`),
  one('key: a map', 'found.compositeKey', `${HEAD}? {a: b}\n: 1\n`),
  one('key: an alias', 'found.compositeKey', `${HEAD}x-a: &a b\n*a : 1\n`),
  one('key: nothing', 'page', `${HEAD}? \n: 1\n`),
  one('key: numbers and booleans', 'page', `${HEAD}x-a: {1: a, true: b, null: c, 1.5: d}\n`),
  one('key: of the prototype', 'expected.textKey', `${HEAD}__proto__: {admin: true}\n`),
  one(
    'key: of the prototype, deep',
    'expected.textKey',
    `${HEAD}x-a: {b: {"__proto__": {c: 1}}}\n`,
  ),
  one('key: of the prototype, escaped', 'expected.textKey', `${HEAD}"__pr\\u006fto__": 1\n`),
  one(
    'key: of the prototype, merged',
    'expected.textKey',
    `${HEAD}x-a: &a {__proto__: 1}\nx-b: {<<: *a}\n`,
  ),
  sized(
    'key: long',
    'expected.validSyntax',
    [10_000, 3_000_000],
    (length) => `${HEAD}x-${'k'.repeat(length)}: 1\n`,
  ),
  sized(
    'key: long, in an alias',
    'found.longKeys',
    [1_000_000, 3_000_000],
    (length) => `${HEAD}x-a: &a {"${'k'.repeat(length)}": *a}\n`,
  ),
  sized(
    'nesting: lists',
    'found.deepFlow',
    [5_000, 3_000_000],
    (depth) => `${HEAD}x-a: ${'['.repeat(depth)}`,
  ),
  sized(
    'nesting: maps',
    'found.deepFlow',
    [5_000, 1_000_000],
    (depth) => `${HEAD}x-a: ${'{a: '.repeat(depth)}`,
  ),
  sized(
    'nesting: lists in lines',
    'found.deepValues',
    [5_000, 500_000],
    (depth) => `${HEAD}x-a:\n  ${'- '.repeat(depth)}1\n`,
  ),
  sized(
    'nesting: maps in lines',
    'found.deepLevels',
    [300, 2_000],
    (depth) => `${HEAD}x-a:\n${times(depth, (level) => `${' '.repeat(level + 1)}a:\n`).join('')}`,
  ),
  sized(
    'nesting: just too deep',
    'found.deepLevels',
    [210, 990],
    (depth) => `${HEAD}x-a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`,
  ),
  sized(
    'nesting: just not too deep',
    'page',
    [190, 190],
    (depth) => `${HEAD}x-a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`,
  ),
  one('number: too large', 'expected.finiteNumber', `${HEAD}x-a: 1e400\n`),
  one('number: infinite', 'expected.finiteNumber', `${HEAD}x-a: -.inf\n`),
  one('number: none', 'expected.finiteNumber', `${HEAD}x-a: .nan\n`),
  one(
    'number: of a million digits',
    'expected.finiteNumber',
    `${HEAD}x-a: ${'9'.repeat(1_000_000)}\n`,
  ),
  one(
    'number: otherwise written',
    'page',
    `${HEAD}x-a: [0x1F, 0o17, 017, +5, 1_000, 12:30:45, yes, ~, 0x${'f'.repeat(40)}]\n`,
  ),
  one('several documents', 'found.manyDocuments', `${HEAD}---\n${HEAD}`),
  one('carriage returns', 'page', HEAD.replaceAll('\n', '\r\n')),
  one('carriage returns alone', 'expected.validSyntax', HEAD.replaceAll('\n', '\r')),
  one('byte order mark', 'page', `\ufeff${HEAD}`),
  one('byte order mark, in the middle', 'page', openapi({ 'x-a': '\ufeff' })),
  one('tabs', 'expected.validSyntax', `${HEAD}x-a:\n\tb: 1\n`),
  one('end marker', 'page', `${HEAD}...\n`),
];

/** Levels of aliases that each repeat the one before ten times. */
function bomb(levels: number, hold: (item: string) => string): string {
  const lines = times(
    levels,
    (level) => `x-${level}: &n${level} ${hold(level === 0 ? 'x' : `*n${level - 1}`)}\n`,
  );
  return HEAD + lines.join('');
}
