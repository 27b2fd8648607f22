import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareFolders } from './compareFolders';
import { copyCheckout } from './copyCheckout';

/*
 * Builds the current commit three times and reports every file that differs. The second build has another
 * folder, day, time zone, language, umask and number of threads; the third one uses the cache of the first.
 *
 *   npm run proofs -- reproducible
 */
const siteDir = path.resolve(__dirname, '../..');
const OTHER_DAY = pathToFileURL(path.join(__dirname, 'otherDay.mjs')).href;
const ELSEWHERE = {
  TZ: 'Asia/Tokyo',
  LANG: 'ja_JP.UTF-8',
  LC_ALL: 'ja_JP.UTF-8',
  DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
  NODE_OPTIONS: `--import ${OTHER_DAY}`,
};

mkdirSync(path.join(siteDir, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(siteDir, '.cache', 'reproducible-'));
try {
  prove();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function prove(): void {
  const here = path.join(scratch, 'a');
  const elsewhere = path.join(scratch, 'um caminho', 'bem mais longo', 'portal');
  for (const folder of [here, elsewhere]) copyCheckout(siteDir, folder);
  build(here, { TZ: 'UTC', LANG: 'C' });
  const first = path.join(scratch, 'first');
  cpSync(path.join(here, 'build'), first, { recursive: true });
  build(elsewhere, ELSEWHERE);
  build(here, {});
  const differing = [
    ...tell(
      'in another folder, on another day',
      compareFolders(first, path.join(elsewhere, 'build')),
    ),
    ...tell('with a warm cache', compareFolders(first, path.join(here, 'build'))),
  ];
  if (differing.length > 0) process.exitCode = 1;
}

function build(folder: string, changes: NodeJS.ProcessEnv): void {
  const before = process.umask(changes === ELSEWHERE ? 0o077 : 0o022);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, ...changes },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.umask(before);
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
}

function tell(how: string, differing: readonly string[]): readonly string[] {
  console.log(`A build ${how}: ${differing.length} files differ.`);
  for (const line of differing) console.log(`- ${line}`);
  return differing;
}
