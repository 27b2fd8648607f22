import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BuildFailure } from './BuildFailure';

export interface BuildPlan {
  readonly root: string;
  readonly outDir: string;
  /** They run in order. The first step writes the site to the folder; a step that throws ends the build. */
  readonly steps: readonly ((staging: string) => void | Promise<void>)[];
  /** Cache of the bundler. A killed build may corrupt it so that the next one hangs. */
  readonly cache: string;
}

type BuildFolders = ReturnType<typeof chooseFolders>;

/** Exit codes of processes that a signal ended are larger. */
const SIGNALLED = 128;

/**
 * Builds a site beside the earlier one and replaces that only after a complete build. A build that fails or whose
 * process exits leaves only the earlier site.
 *
 * @throws {BuildFailure} for faults of folders, disks and programs, and while another build is running.
 */
export async function runBuild(plan: BuildPlan): Promise<void> {
  const folders = chooseFolders(plan.outDir);
  const lock = path.join(plan.root, '.cache', 'build.lock');
  try {
    if (takeLock(lock)) remove(plan.cache);
    await makeSite(plan, folders, lock);
  } catch (error) {
    // Files, folders, and programs that a step runs.
    const isOutside = error instanceof Error && ('syscall' in error || 'status' in error);
    throw isOutside ? new BuildFailure(error.message) : error;
  }
}

async function makeSite(plan: BuildPlan, folders: BuildFolders, lock: string): Promise<void> {
  const { staging } = folders;
  const leave = (code = 0) => {
    if (code > SIGNALLED) remove(plan.cache);
    remove(staging);
    rmSync(lock, { force: true });
  };
  process.once('exit', leave);
  try {
    removeLeftovers(folders);
    mkdirSync(staging, { recursive: true });
    for (const step of plan.steps) await step(staging);
    swapFolders(folders);
  } finally {
    process.off('exit', leave);
    leave();
  }
}

/**
 * Allows one build per checkout, since builds share Docusaurus' generated files and the bundler's cache. The lock is
 * a file with the id of the build's process.
 *
 * @returns whether the lock was that of a killed build.
 */
function takeLock(file: string): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const pid = Number(readFileSync(file, 'utf8'));
  if (isRunning(pid)) {
    throw new BuildFailure(
      `Another build of this checkout is running: process ${pid}. Wait for its end, or end it with "kill ${pid}". If that process is no build, remove ${file}.`,
    );
  }
  rmSync(file, { force: true });
  takeLock(file);
  return true;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Folders of one build, all on one disk, so that a rename publishes the site. `target` has its links resolved, `staging`
 * is for the new site, and `retired` for the earlier one between two renames.
 */
function chooseFolders(outDir: string) {
  const target = existsSync(outDir) ? realpathSync(outDir) : path.resolve(outDir);
  const isFolder = existsSync(target) && statSync(target).isDirectory();
  const names = isFolder ? readdirSync(target) : [];
  const isBuild = names.includes('404.html') && names.includes('sitemap.xml');
  if (existsSync(target) && !isBuild && (!isFolder || names.length > 0)) {
    throw new BuildFailure(
      `${target} is not empty and holds no earlier build (no 404.html and sitemap.xml): choose an empty folder for --out-dir.`,
    );
  }
  return { target, staging: `${target}.next`, retired: `${target}.old` };
}

/** Replaces the earlier site by the new one, and restores it on failure. */
function swapFolders(folders: BuildFolders): void {
  const { retired, staging, target } = folders;
  try {
    if (existsSync(target)) renameSync(target, retired);
    renameSync(staging, target);
  } finally {
    removeLeftovers(folders);
  }
}

/** Removes the folders of a build, even a killed one, and restores the earlier site if nothing replaced it. */
function removeLeftovers({ retired, staging, target }: BuildFolders): void {
  if (existsSync(retired) && !existsSync(target)) renameSync(retired, target);
  remove(staging);
  remove(retired);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
