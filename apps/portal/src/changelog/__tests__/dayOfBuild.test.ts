import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';
import { dayOfBuild } from '../badges';
import type { ChangelogEntry } from '../entries';

const entry = (date: string): ChangelogEntry => ({
  id: `${date}-emissao`,
  service: 'emissao',
  date,
  from: '1.0.0',
  to: '1.1.0',
  changes: [],
});
const entries = [entry('2026-02-01'), entry('2026-01-01')];

test('is the day of the commit that is built', () => {
  const folder = makeTempFolder();
  const git = (...words: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...words], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T23:30:00-03:00' },
    });
  git('init');
  git('commit', '--allow-empty', '-m', 'a');
  expect(dayOfBuild(folder, entries)).toBe('2026-03-05');
});

test('is the day of the newest entry without Git', () => {
  const folder = makeTempFolder();
  expect(dayOfBuild(folder, entries)).toBe('2026-02-01');
  expect(dayOfBuild(folder, [])).toBeUndefined();
});
