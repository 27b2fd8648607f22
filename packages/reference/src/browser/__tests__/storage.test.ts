import { afterEach, expect, it, vi } from 'vitest';
import { readStored, store } from '../storage.js';

const KEY = 'key';

function keep(text: string | null, setItem = (_key: string, _text: string) => {}): void {
  vi.stubGlobal('localStorage', { getItem: () => text, setItem });
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '}{'],
  ['another type', '"7"'],
  ['null', 'null'],
  ['a huge text', `${'7'.repeat(200_000)}`],
])('a stored value is missing where the storage holds %s', (_, text) => {
  keep(text);
  const parse = (json: string) => {
    const value: unknown = JSON.parse(json);
    return typeof value === 'number' ? value : undefined;
  };
  expect(readStored(KEY, parse)).toBeUndefined();
  keep('7');
  expect(readStored(KEY, parse)).toBe(7);
});

it('a stored value lasts for the page where the storage is forbidden or full', () => {
  keep('old', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store(KEY, 'new');
  expect(readStored(KEY, String)).toBe('new');
  keep('old');
  store(KEY, 'other');
  expect(readStored(KEY, String)).toBe('old');
});
