import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Builds the current commit three times and reports every file that differs. The second build has another
 * folder, day, time zone, language, umask and number of threads; the third one uses the cache of the first. Builds that
 * differ are kept.
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

const scratch = path.join(siteDir, '.cache', 'reproducible');
rmSync(scratch, { recursive: true, force: true });
prove();

function prove(): void {
  const here = path.join(scratch, 'a');
  const elsewhere = path.join(scratch, 'um caminho', 'bem mais longo', 'portal');
  checkOut(siteDir, here);
  checkOut(here, elsewhere);
  build(here, { TZ: 'UTC', LANG: 'C' });
  const first = path.join(scratch, 'first');
  cpSync(path.join(here, 'build'), first, { recursive: true });
  build(elsewhere, ELSEWHERE);
  build(here, {});
  const isEqual = [
    compare('in another folder, on another day', first, path.join(elsewhere, 'build')),
    compare('with a warm cache', first, path.join(here, 'build')),
  ];
  if (isEqual.includes(false)) process.exitCode = 1;
  else rmSync(scratch, { recursive: true });
}

/** Clones a repository's current commit and installs its packages, so that earlier builds leave no trace. */
function checkOut(from: string, folder: string): void {
  execFileSync('git', ['clone', '--quiet', from, folder], { stdio: 'inherit' });
  execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, stdio: 'inherit' });
}

function build(folder: string, changes: NodeJS.ProcessEnv): void {
  const before = process.umask(changes === ELSEWHERE ? 0o077 : 0o022);
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env: { ...process.env, ...changes },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.umask(before);
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
}

function compare(how: string, one: string, other: string): boolean {
  const { status, stderr, stdout } = spawnSync('diff', ['-rq', one, other], { encoding: 'utf8' });
  console.log(`A build ${how}: ${status === 0 ? 'equal' : `differs\n${stdout}${stderr}`}`);
  return status === 0;
}
