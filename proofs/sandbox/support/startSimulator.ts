import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BIN = path.resolve('packages/sandbox/dist/command/bin.js');

/** Where a simulator keeps what it knows: in memory without either. */
export interface Place {
  databaseUrl?: string;
  data?: string;
}

/** A simulator in a process of its own. */
export interface Simulator {
  readonly url: string;
  /** Milliseconds from its start to its first answer. */
  readonly started: number;
  /** Bytes of memory that it has now. */
  memory(): number;
  /** Ends it without giving it time for anything. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

/**
 * Starts the command on a free port.
 *
 * @param rules parameters of rules, by rule.
 * @throws {Error} with what it said when it ends instead of answering.
 */
export async function startSimulator(place: Place, rules: object = {}): Promise<Simulator> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-rules-'));
  const file = path.join(folder, 'rules.yml');
  writeFileSync(file, JSON.stringify(rules));
  const begun = performance.now();
  const data = place.data === undefined ? [] : ['--data', place.data];
  const child = spawn(process.execPath, [BIN, '--port', '0', '--rules', file, ...data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: place.databaseUrl ?? '' },
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = await readAddress(child);
  child.once('exit', tellEnd);
  await fetch(`${url}/health`);
  const started = performance.now() - begun;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    process.off('exit', kill);
    child.off('exit', tellEnd);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url,
    started,
    memory: () => readMemory(child.pid),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Nobody asked for it. */
function tellEnd(code: number | null): void {
  console.error(`the simulator ended by itself, with code ${code}`);
}

function readAddress(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (piece: Buffer): void => {
      said += piece;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined && said.endsWith('\n')) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.stderr?.pipe(process.stderr);
    child.once('exit', () => reject(new Error(`the simulator ended: ${said}`)));
  });
}

function readMemory(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
