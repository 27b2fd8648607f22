import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endsLike } from '../loadContracts';

const contracts = readdirSync('specs')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `specs/${name}`);

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a document without any sign of its length', () => {
  test.each(contracts)('%s cut anywhere is found out', (file) => {
    const text = readFileSync(file, 'utf8').trim();
    const passing: number[] = [];
    for (let end = text.length - 1; end > 0; end = text.lastIndexOf('\n', end - 1)) {
      if (endsLike(bytes(text.slice(0, end)), bytes(text))) passing.push(end);
      if (end < text.length - 4000) break;
    }
    expect(passing).toEqual([]);
    // No earlier part of the document equals its end.
    expect(text.indexOf(text.slice(-256))).toBe(text.length - 256);
  });

  test.each([
    ['the same end', 'a: 2\nb: 1\n', true],
    ['the same end in lines of Windows', 'a: 2\r\nb: 1\r\n', true],
    ['its own end', 'a: 2\n...\n', true],
    ['the brackets of JSON', '{"a": 2}', true],
    ['another end', 'a: 1\nb: 2\n', false],
  ])('%s', (_what, text, whole) => {
    expect(endsLike(bytes(text), bytes('b: 1\n'))).toBe(whole);
  });

  test('is never whole without a copy to compare it with', () => {
    expect(endsLike(bytes('a: 1\n'), undefined)).toBe(false);
  });
});
