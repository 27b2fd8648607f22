import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { BuildFailure } from './BuildFailure';
import { type Command, type Ending, runChild } from './child/runChild';
import { describeError, describeOutput } from './describeFault';
import { checkSpace, measure } from './folders/checkSpace';
import { type BuildFolders, chooseFolders } from './folders/chooseFolders';
import { removeLeftovers, removeStaging, swapFolders } from './folders/swapFolders';
import { type Lock, takeLock } from './lock/takeLock';

/** One build of one checkout. */
export interface BuildPlan {
  readonly siteDir: string;
  /** What the site replaces. */
  readonly outDir: string;
  /** What makes the site in a folder. */
  readonly command: (staging: string) => Command;
  /** What is done with the site before it is published, in this order; a step that throws ends the build. */
  readonly steps: readonly ((staging: string) => void | Promise<void>)[];
  /** Folders that a process may leave in a state in which the next one hangs. */
  readonly caches: readonly string[];
  /** Bytes that have to be free beside `outDir`. */
  readonly space: number;
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
  const folders = chooseFolders(plan.outDir);
  const lock = await inWords(plan.siteDir, () =>
    takeLock(path.join(plan.siteDir, '.cache', 'build'), folders),
  );
  try {
    cleanUp(lock, plan.caches);
    await inWords(path.dirname(folders.target), () => prepare(folders, plan.space));
    judge(await run(plan, folders.staging, lock), plan, folders.target);
    for (const step of plan.steps) {
      await inWords(folders.staging, () => step(folders.staging));
    }
    // Signals that came during the steps are heard now.
    await turn();
    plan.stop.throwIfAborted();
    await inWords(folders.target, () => swapFolders(folders));
  } catch (error) {
    if (plan.stop.aborted) throw ended(plan.stop.reason);
    const words = describeError(error, folders.staging);
    throw words === undefined ? error : new BuildFailure(words);
  } finally {
    removeStaging(folders);
    lock.release();
  }
}

function prepare({ staging, target }: BuildFolders, space: number): void {
  const beside = path.dirname(target);
  if (!existsSync(beside)) mkdirSync(beside, { recursive: true });
  // Not with its parents: a read-only disk would be told as a folder that is not there.
  mkdirSync(staging);
  checkSpace(staging, Math.max(space, measure(target)));
}

function run(plan: BuildPlan, staging: string, lock: Lock): Promise<Ending> {
  return runChild(plan.command(staging), plan.stop, plan.idleLimit, lock.addProcess);
}

/** Whoever was killed may have left any of this behind. */
function cleanUp({ killed }: Lock, caches: readonly string[]): void {
  for (const build of killed) {
    removeLeftovers(build);
    console.warn(`The build of ${build.since} was killed: what it left is removed, its cache too.`);
  }
  if (killed.length > 0) removeAll(caches);
}

/** @throws {BuildFailure} unless the process ended well. */
function judge({ code, isStalled, lastWords, signal }: Ending, plan: BuildPlan, target: string) {
  if (code === 0) return;
  if (signal !== null || plan.stop.aborted) removeAll(plan.caches);
  if (isStalled) {
    throw new BuildFailure(
      `The build did not compute anything for ${plan.idleLimit / 1_000} s and was ended; its cache is removed: build again.`,
    );
  }
  const words = describeOutput(lastWords, path.dirname(target));
  if (words === undefined) process.stderr.write(lastWords);
  throw new BuildFailure(
    words ?? `The process that makes the site ended with ${signal ?? `exit code ${code}`}.`,
  );
}

function ended(signal: NodeJS.Signals): BuildFailure {
  return new BuildFailure(`The build was ended by ${signal}.`, signal);
}

function removeAll(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Says what a disk does not allow in words. */
async function inWords<Result>(
  place: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const words = describeError(error, place);
    throw words === undefined ? error : new BuildFailure(words);
  }
}
