import { expect, test } from 'vitest';
import { checkRelease, type Release } from '../checkRelease';

const good: Release = {
  manifest: { version: '1.2.3', repository: { type: 'git', url: 'https://git.example/a' } },
  changelog: '# Changelog\n\n## 1.2.3\n\n- A.\n',
  changed: '',
  tags: ['reference-v1.2.3'],
};

test('a version that is tagged, told and committed may be published', () => {
  expect(checkRelease(good)).toEqual([]);
});

test.each<[what: string, Partial<Release>, fault: RegExp]>([
  ['a private package', { manifest: { ...good.manifest, private: true } }, /"private"/],
  ['no repository', { manifest: { version: '1.2.3' } }, /"repository"/],
  ['a version nobody told', { changelog: '## 1.2.2\n' }, /no heading "## 1\.2\.3"/],
  ['changes of no version', { changelog: '## Unreleased\n## 1.2.3\n' }, /Unreleased/],
  ['another tag', { tags: ['reference-v1.2.2'] }, /no tag reference-v1\.2\.3/],
  ['changes that are not committed', { changed: ' M a.ts' }, /not committed/],
])('%s is refused, and nothing else is', (_what, part, fault) => {
  expect(checkRelease({ ...good, ...part })).toEqual([expect.stringMatching(fault)]);
});
