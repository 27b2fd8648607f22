import { expect, it } from 'vitest';
import { describeFault } from '../BuildFailure';

it.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'quota'],
  ['EROFS', 'read-only'],
  ['EACCES', 'no permission'],
])('says %s in words, with the folder and how to mend it', (code, words) => {
  const text = describeFault(Object.assign(new Error(code), { code }), '/site');
  expect(text).toMatch(new RegExp(`^/site: .*${words}.*: .* \\(${code}\\)\\.$`));
});

it('knows them in what the bundler and Node write, and takes nothing else for one', () => {
  expect(describeFault('× No space left on device (os error 28)', '/site')).toContain('ENOSPC');
  expect(describeFault("Error: EROFS: read-only file system, open 'x'", '/s')).toContain('EROFS');
  expect(describeFault('Error: line 28', '/site')).toBeUndefined();
  expect(describeFault(new TypeError('x'), '/site')).toBeUndefined();
});
