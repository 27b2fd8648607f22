import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BuildFailure } from './BuildFailure';

/** Folders of one build, all on one disk: the site moves into its place in one step. */
export interface BuildFolders {
  /** What the build replaces; behind links. */
  readonly target: string;
  /** This build's own, beside it; whoever finds it after the build was killed may remove it. */
  readonly staging: string;
  /** Where the earlier site stands between two renames. */
  readonly retired: string;
}

/** The build that holds a checkout, as its lock says. */
interface Holder extends BuildFolders {
  readonly host: string;
  readonly pid: number;
  /** ISO 8601. */
  readonly since: string;
}

/** Milliseconds between two signs of life, and after how many without one a build was killed. */
const BEAT = 2_000;
const SILENCE = 30_000;

/**
 * Lets one build at a time into a checkout, of whatever machine. The lock is a file that says whose it is;
 * the build touches it as long as it works.
 *
 * @param folder of the lock, the checkout's own.
 * @returns the builds that were killed while they held the lock, and how to release it.
 * @throws {BuildFailure} when another build is at work: which, since when, and how to go on.
 */
export async function takeLock(folder: string, folders: BuildFolders) {
  const file = path.join(folder, 'lock');
  const own = { ...folders, host: hostname(), pid: process.pid, since: new Date().toISOString() };
  const killed: Holder[] = [];
  mkdirSync(folder, { recursive: true });
  while (!create(file, JSON.stringify(own))) {
    const text = read(file);
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - touched > SILENCE) {
      if (setAside(file, text, `${file}-${own.pid}`) && text) killed.push(JSON.parse(text));
    } else if (text) throw new BuildFailure(explain(JSON.parse(text)));
    // The other build has not written it yet, or was as fast with a killed one's.
    await setTimeout(20);
  }
  const beat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), BEAT);
  return {
    killed,
    release: () => {
      clearInterval(beat);
      if (read(file) === JSON.stringify(own)) rmSync(file);
    },
  };
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Takes a killed build's lock away, and puts back what another build was faster to put there. */
function setAside(file: string, text: string, aside: string): boolean {
  try {
    renameSync(file, aside);
    const isRight = read(aside) === text;
    if (isRight) rmSync(aside);
    else renameSync(aside, file);
    return isRight;
  } catch {
    return false;
  }
}

function explain({ host, pid, since, target }: Holder): string {
  const time = since.slice(0, 16).replace('T', ' ');
  return [
    `Another build of this checkout is at work: process ${pid} of ${host}, since ${time} UTC, into ${target}.`,
    `Wait for its end, or end it there with "kill ${pid}". If it was killed, build again in ${SILENCE / 1_000} s.`,
  ].join('\n');
}
