import { expect, it } from 'vitest';
import { CACHE_RULES } from '../../../deploy/headers';
import { writeStaticHeaders } from '../finishOutput';

const kept = ([hashed] = CACHE_RULES) => `  Cache-Control: ${hashed?.cacheControl}`;

it('keeps a folder of hashed files as a whole, and files beside others by their names', () => {
  const text = writeStaticHeaders([
    'assets/busca/index.json',
    'assets/busca/dados.12345678.json',
    'assets/js/a.12345678.js',
    'assets/js/b.12345678.js',
    'index.html',
  ]);
  expect(text).toContain(`\n/assets/js/*\n${kept()}\n`);
  expect(text).toContain(`\n/assets/busca/dados.12345678.json\n${kept()}\n`);
  expect(text).not.toContain('index.json');
});

it('says no header twice for one address', () => {
  const text = writeStaticHeaders(['assets/js/a.12345678.js', 'img/a.png']);
  const rules = text.split('\n\n').map((rule) => rule.split('\n'));
  const patterns = rules.map(([pattern = '']) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
  const common = rules.find(([pattern]) => pattern === '/*') ?? [];
  expect(common.filter((line) => /^ +(Cache-Control|Content-Type):/.test(line))).toEqual([]);
});
