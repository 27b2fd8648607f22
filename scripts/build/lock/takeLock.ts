import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { BuildFailure } from '../BuildFailure';
import { type Holder, isAtWork, readHolder, writeHolder } from './Holder';
import { identify, isRunning } from './processes';

/** What a build says of itself: see `Holder`. */
export type Claim = Pick<Holder, 'target' | 'staging' | 'retired'>;

export interface Lock {
  /** Builds that were killed while they held the lock, each found once. */
  readonly killed: readonly Holder[];
  /** Another process without whose end the checkout is not free. */
  readonly addProcess: (pid: number) => void;
  readonly release: () => void;
}

/** Two builds that take over a killed one's lock at once settle it within a few turns. */
const TURNS = 20;
/** What a rename onto a lock that is held fails with, on one system or another. */
const HELD: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

/**
 * Lets one build at a time into a checkout. A lock is a folder that is renamed into its place, which
 * only one build can do; it says whose it is, so that the lock of a build that was killed is known.
 *
 * @param folder of the locks, the checkout's own.
 * @throws {BuildFailure} when another build is at work: which, since when, and how to go on.
 */
export function takeLock(folder: string, claim: Claim): Lock {
  const place = path.join(folder, 'lock');
  const own = path.join(folder, `claim-${randomBytes(6).toString('hex')}`);
  const holder: Holder = {
    host: hostname(),
    processes: [identify(process.pid)],
    since: new Date().toISOString(),
    ...claim,
  };
  mkdirSync(own, { recursive: true });
  try {
    writeHolder(own, holder);
    moveIn(own, place);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    throw error;
  }
  return {
    killed: sweep(folder),
    addProcess: (pid) =>
      writeHolder(place, { ...holder, processes: [...holder.processes, identify(pid)] }),
    release: () => rmSync(place, { recursive: true, force: true }),
  };
}

function moveIn(own: string, place: string): void {
  for (let turn = 0; turn < TURNS; turn += 1) {
    try {
      renameSync(own, place);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && HELD.has(error.code))) throw error;
    }
    const holder = readHolder(place);
    if (holder && isAtWork(holder)) throw new BuildFailure(explain(holder, place));
    setAside(place, holder);
  }
  throw new BuildFailure(`The lock ${place} cannot be taken; remove that folder and build again.`);
}

/** Takes a killed build's lock away, and puts back what another build was faster to put there. */
function setAside(place: string, expected: Holder | undefined): void {
  const aside = `${place}-${randomBytes(6).toString('hex')}`;
  try {
    renameSync(place, aside);
    if (readHolder(aside)?.since !== expected?.since) renameSync(aside, place);
  } catch {
    // Another build was faster with this, too.
  }
}

/** Removes what killed builds left beside the lock, and tells whose it was. */
function sweep(folder: string): Holder[] {
  return readdirSync(folder).flatMap((name) => {
    if (!/^(claim|lock)-/.test(name)) return [];
    const place = path.join(folder, name);
    const holder = readHolder(place);
    if (holder && isAtWork(holder)) return [];
    rmSync(place, { recursive: true, force: true });
    return holder && name.startsWith('lock-') ? [holder] : [];
  });
}

function explain({ host, processes, since, target }: Holder, place: string): string {
  const isHere = host === hostname();
  const pids = processes.filter((known) => !isHere || isRunning(known)).map(({ pid }) => pid);
  const who = `process ${pids.join(' and ')}${isHere ? '' : ` of ${host}`}`;
  const time = `${since.slice(0, 16).replace('T', ' ')} UTC`;
  return [
    `Another build of this checkout is at work: ${who}, since ${time}, into ${target}.`,
    isHere
      ? `Wait for its end, or end it with "kill ${pids.join(' ')}".`
      : `Wait for its end; if it has ended, remove ${place} and build again.`,
  ].join('\n');
}
