import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';
import { createGitHistory } from '../gitHistory';

const root = makeTempFolder();
const whole = path.join(root, 'whole');
const FIRST = '2024-01-02T03:04:05Z';
const SECOND = '2025-06-07T08:09:10Z';

function git(folder: string, ...options: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...options], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}

function commit(date: string): void {
  git(whole, 'add', '.');
  process.env.GIT_COMMITTER_DATE = date;
  git(whole, 'commit', '-m', 'x');
  delete process.env.GIT_COMMITTER_DATE;
}

async function timeOf(folder: string, file: string): Promise<string | undefined> {
  const history = createGitHistory();
  history.initialize({ siteDir: folder });
  const info = await history.getFileLastUpdateInfo(file);
  return info ? new Date(info.timestamp).toISOString() : undefined;
}

beforeAll(() => {
  mkdirSync(path.join(whole, 'site'), { recursive: true });
  git(whole, 'init');
  writeFileSync(path.join(whole, 'site/a.mdx'), 'a');
  writeFileSync(path.join(whole, 'site/b.mdx'), 'b');
  commit(FIRST);
  writeFileSync(path.join(whole, 'site/b.mdx'), 'c');
  commit(SECOND);
  git(root, 'clone', '--depth', '1', `file://${whole}`, 'shallow');
  mkdirSync(path.join(root, 'none'));
});

it('finds the time of the last change, by path from the site or from the root', async () => {
  const site = path.join(whole, 'site');
  expect(await timeOf(site, 'a.mdx')).toBe('2024-01-02T03:04:05.000Z');
  expect(await timeOf(site, path.join(site, 'b.mdx'))).toBe('2025-06-07T08:09:10.000Z');
});

it('finds no time for a file without a commit', async () => {
  expect(await timeOf(whole, 'c.mdx')).toBeUndefined();
});

it('finds no time in a shallow clone and without Git', async () => {
  expect(await timeOf(path.join(root, 'shallow'), 'site/b.mdx')).toBeUndefined();
  expect(await timeOf(path.join(root, 'none'), 'b.mdx')).toBeUndefined();
});
