import { expect, it } from 'vitest';
import { describeError, describeOutput } from '../describeFault';

it.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'quota'],
  ['EROFS', 'read-only'],
  ['EACCES', 'no permission'],
])('says %s in words, with the folder and how to mend it', (code, words) => {
  const text = describeError(Object.assign(new Error(code), { code }), '/site');
  expect(text).toMatch(new RegExp(`^/site: .*${words}.*: .* \\(${code}\\)\\.$`));
});

it('knows them in what the bundler and Node write, and takes nothing else for one', () => {
  expect(describeOutput('× No space left on device (os error 28)', '/site')).toContain('ENOSPC');
  expect(describeOutput("Error: EROFS: read-only file system, open 'x'", '/s')).toContain('EROFS');
  expect(describeOutput('Error: line 28', '/site')).toBeUndefined();
  expect(describeError(new TypeError('x'), '/site')).toBeUndefined();
});
