import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { BuildFailure, describeFault } from './BuildFailure';
import { type Command, runChild } from './runChild';
import { type BuildFolders, takeLock } from './takeLock';

/** One build of one checkout. */
export interface BuildPlan {
  readonly siteDir: string;
  /** What the site replaces. */
  readonly outDir: string;
  /** What makes the site in a folder. */
  readonly command: (staging: string) => Command;
  /** What is done with the site before it is published, in this order; a step that throws ends the build. */
  readonly steps: readonly ((staging: string) => void | Promise<void>)[];
  /** Folder that a process may leave in a state in which the next one hangs. */
  readonly cache: string;
  /** Milliseconds without computing after which a process is ended. */
  readonly idleLimit: number;
  /** Ends the build; its reason is the signal. */
  readonly stop: AbortSignal;
}

/**
 * Makes a site beside the earlier one and puts it in its place only when it is whole: whatever ends
 * the build, what was there is left alone, and nothing is left beside it.
 *
 * @throws {BuildFailure} for all that can go wrong with folders, disks, processes and other builds.
 */
export async function runBuild(plan: BuildPlan): Promise<void> {
  const { siteDir, stop } = plan;
  const folders = chooseFolders(plan.outDir);
  const { staging, target } = folders;
  /** What is written to, for faults of the disk. */
  let place = siteDir;
  let lock: Awaited<ReturnType<typeof takeLock>> | undefined;
  try {
    lock = await takeLock(path.join(siteDir, '.cache', 'build'), folders);
    for (const build of lock.killed) {
      removeLeftovers(build);
      remove(plan.cache);
      console.warn(
        `The build of ${build.since} was killed: what it left is removed, its cache too.`,
      );
    }
    place = path.dirname(target);
    if (!existsSync(place)) mkdirSync(place, { recursive: true });
    // Not with its parents: a read-only disk would be told as a folder that is not there.
    mkdirSync(staging);
    await makeSite(plan, staging);
    place = staging;
    for (const step of plan.steps) await step(staging);
    // Signals that came during the steps are heard now.
    await turn();
    stop.throwIfAborted();
    place = target;
    swapFolders(folders);
  } catch (error) {
    if (stop.aborted) throw new BuildFailure(`The build was ended by ${stop.reason}.`, stop.reason);
    const words = describeFault(error, place);
    throw words === undefined ? error : new BuildFailure(words);
  } finally {
    remove(staging);
    lock?.release();
  }
}

/** @throws {BuildFailure} unless the process ends well. */
async function makeSite({ cache, command, idleLimit, stop }: BuildPlan, staging: string) {
  const { code, isStalled, lastWords, signal } = await runChild(command(staging), stop, idleLimit);
  if (signal !== null || stop.aborted) remove(cache);
  if (code === 0) return;
  throw new BuildFailure(
    isStalled
      ? `The build did not compute anything for ${idleLimit / 1_000} s and was ended; its cache is removed: build again.`
      : (describeFault(lastWords, path.dirname(staging)) ??
          `The process that makes the site ended with ${signal ?? `exit code ${code}`}.`),
  );
}

/**
 * Decides where a build puts what, and touches nothing.
 *
 * @throws {BuildFailure} when the folder is not one that a build may replace.
 */
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
  const id = randomBytes(4).toString('hex');
  return { target, staging: `${target}.next-${id}`, retired: `${target}.old-${id}` };
}

/** Puts the new site in the earlier one's place; where that fails, the earlier one is back. */
function swapFolders(folders: BuildFolders): void {
  const { retired, staging, target } = folders;
  try {
    if (existsSync(target)) renameSync(target, retired);
    renameSync(staging, target);
  } finally {
    removeLeftovers(folders);
  }
}

/** Removes what a build leaves, killed or not; the earlier site goes back where nothing took its place. */
function removeLeftovers({ retired, staging, target }: BuildFolders): void {
  if (existsSync(retired) && !existsSync(target)) renameSync(retired, target);
  remove(staging);
  remove(retired);
}

function remove(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
