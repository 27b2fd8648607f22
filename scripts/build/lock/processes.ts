import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** One process, told apart from a later one that the system gives the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the system's own terms; absent where the system does not tell. */
  readonly started?: string | undefined;
}

/** @param pid of a process that is running. */
export function identify(pid: number): ProcessIdentity {
  return { pid, started: startOf(pid) };
}

/** Whether that very process is running. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It is there, and another user's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform === 'linux' && isZombie(pid)) return false;
  return started === undefined || startOf(pid) === started;
}

function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${statOf(pid)[19]}`;
    }
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env });
    return answer.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A process that has ended and whose parent never asked how. */
function isZombie(pid: number): boolean {
  try {
    return statOf(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** What `/proc` says of a process, from its state on; its name may hold spaces and brackets. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
