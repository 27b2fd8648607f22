import { spawn } from 'node:child_process';
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
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { BuildFailure } from './BuildFailure';

export interface BuildPlan {
  readonly siteDir: string;
  readonly outDir: string;
  /** Options of Node, the script and its options, which build the site in a folder. */
  readonly command: (staging: string) => readonly string[];
  /** Run in order before the site is published; a step that throws ends the build. */
  readonly steps: readonly ((staging: string) => void | Promise<void>)[];
  /** Cache of the bundler. A killed process may corrupt it so that the next one hangs. */
  readonly cache: string;
  /** Ends the build; its reason is the signal. */
  readonly stop: AbortSignal;
}

/** Ends the process that makes the site when its build has ended, however that ended. */
const GUARD = "process.channel?.unref(); process.on('disconnect', () => process.exit());";
/** Attempts, a tenth of a second apart, to find that process ended. */
const MOST_WAITS = 300;

/** Folders of one build, all on one disk, so that a rename publishes the site. */
interface BuildFolders {
  /** The folder that the build replaces, with links resolved. */
  readonly target: string;
  /** The new site, beside the target. */
  readonly staging: string;
  /** The earlier site between two renames. */
  readonly retired: string;
}

/**
 * Builds a site beside the earlier one and replaces that only after a complete build. A failed or ended build leaves
 * only the earlier site.
 *
 * @throws {BuildFailure} for faults of folders, disks and processes, and while another build is running.
 */
export async function runBuild(plan: BuildPlan): Promise<void> {
  const { siteDir, stop } = plan;
  const folders = chooseFolders(plan.outDir);
  const { staging } = folders;
  const lock = path.join(siteDir, '.cache', 'build.lock');
  let isOwn = false;
  try {
    if (await takeLock(lock)) remove(plan.cache);
    isOwn = true;
    removeLeftovers(folders);
    mkdirSync(staging, { recursive: true });
    await makeSite(plan, staging, lock);
    for (const step of plan.steps) await step(staging);
    // Handles signals that arrived during the steps.
    await turn();
    stop.throwIfAborted();
    swapFolders(folders);
  } catch (error) {
    if (stop.aborted) throw new BuildFailure(`The build was ended by ${stop.reason}.`, stop.reason);
    // Files, folders, and programs that a step runs.
    const isOutside = error instanceof Error && ('syscall' in error || 'status' in error);
    throw isOutside ? new BuildFailure(error.message) : error;
  } finally {
    if (isOwn) {
      remove(staging);
      rmSync(lock, { force: true });
    }
  }
}

/**
 * Allows one build per checkout, since builds share Docusaurus' generated files and the bundler's cache. The lock is
 * a file with the ids of the build and of the process that makes the site.
 */
async function takeLock(file: string): Promise<boolean> {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const [pid = 0, maker = 0] = readFileSync(file, 'utf8').split(' ').map(Number);
  for (let waits = 0; maker > 0 && !isRunning(pid) && isRunning(maker); waits += 1) {
    if (waits === MOST_WAITS) throw refuse(maker);
    await sleep(100);
  }
  if (isRunning(pid)) throw refuse(pid);
  rmSync(file, { force: true });
  await takeLock(file);
  return true;

  function refuse(running: number): BuildFailure {
    return new BuildFailure(
      `Another build of this checkout is running: process ${running}. Wait for its end, or end it with "kill ${running}". If that process is no build, remove ${file}.`,
    );
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function makeSite(plan: BuildPlan, staging: string, lock: string): Promise<void> {
  const { cache, command, siteDir, stop } = plan;
  const guard = ['--import', `data:text/javascript,${encodeURIComponent(GUARD)}`];
  const child = spawn(process.execPath, [...guard, ...command(staging)], {
    cwd: siteDir,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    signal: stop,
    // The folder and the cache are removed anyway, and Docusaurus exits with 0 after SIGTERM.
    killSignal: 'SIGKILL',
  });
  writeFileSync(lock, `${process.pid} ${child.pid}`);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    // An abort is also an error; the process ends after it.
    child.once('error', () => {}).once('close', (...ended) => resolve(ended));
  });
  if (signal !== null) remove(cache);
  stop.throwIfAborted();
  if (code === 0) return;
  throw new BuildFailure(
    `The process that makes the site ended with ${signal ?? `exit code ${code}`}.`,
  );
}

/** Determines the folders of a build without changing anything. */
function chooseFolders(outDir: string): BuildFolders {
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
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
