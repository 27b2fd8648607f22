import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportOf } from '../src/contract-sources/reportOf';

/*
 * Builds beside the old output and puts the new one in its place only when it is whole: a failed
 * build leaves what was there alone.
 *
 *   npm run build [-- --out-dir X] [--allow-stale]
 *
 * With --allow-stale an earlier copy stands for each contract that its host does not give. A report of the
 * contracts read from hosts is left beside the output, in X.contracts.json.
 */
const { values } = parseArgs({
  options: {
    'out-dir': { type: 'string', default: 'build' },
    'allow-stale': { type: 'boolean', default: false },
  },
  strict: true,
});
const siteDir = path.resolve(__dirname, '..');
const target = path.resolve(values['out-dir']);
const next = path.join(siteDir, '.docusaurus', 'next-build');

if (!isReplaceable(target)) {
  console.error(
    `${target} is not empty and holds no earlier build (no 404.html and sitemap.xml): choose an empty folder for --out-dir.`,
  );
  process.exit(1);
}
rmSync(next, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--out-dir',
    path.relative(siteDir, next),
  ],
  {
    cwd: siteDir,
    stdio: 'inherit',
    env: values['allow-stale'] ? { ...process.env, FRONTIER_ALLOW_STALE: '1' } : process.env,
  },
);
if (status !== 0) {
  console.error(`The build failed; ${target} was left as it was.`);
  process.exit(status ?? 1);
}
swap(next, target);
moveReport(reportOf(next), reportOf(target));
console.log(`The site is in ${path.relative(process.cwd(), target) || '.'}`);

function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true;
  const names = readdirSync(folder);
  return names.length === 0 || (names.includes('404.html') && names.includes('sitemap.xml'));
}

/** Another disk cannot be renamed onto: there the files are copied first. */
function swap(from: string, to: string): void {
  const staged = `${to}.next`;
  const old = `${to}.old`;
  mkdirSync(path.dirname(to), { recursive: true });
  for (const folder of [staged, old]) rmSync(folder, { recursive: true, force: true });
  cpSync(from, staged, { recursive: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(staged, to);
  for (const folder of [from, old]) rmSync(folder, { recursive: true, force: true });
}

/** A build from snapshots has none: an earlier one would speak of other contracts. */
function moveReport(from: string, to: string): void {
  rmSync(to, { force: true });
  if (existsSync(from)) cpSync(from, to);
  rmSync(from, { force: true });
}
