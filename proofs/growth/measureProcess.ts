import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const PRELOAD = path.join(__dirname, 'peakMemory.cjs');

export interface Measurement {
  readonly seconds: number;
  /** Peak resident memory in MiB. */
  readonly memory: number;
  readonly pages: number;
  /** HTML in all, and of the largest page, in KiB. */
  readonly total: number;
  readonly largest: number;
}

/**
 * Runs a Node program and measures it.
 *
 * @param args its file and what follows.
 * @param folder for the figure it leaves.
 * @param listPages the HTML files it wrote.
 * @throws {Error} with what the program said, when it fails.
 */
export function measureProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder: string,
  listPages: () => readonly string[],
): Measurement {
  const memoryFile = path.join(folder, 'memory.txt');
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--require', PRELOAD, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment, PEAK_MEMORY_FILE: memoryFile },
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  const sizes = listPages()
    .filter((file) => !isRedirect(file))
    .map((file) => statSync(file).size);
  return {
    seconds,
    memory: Number(readFileSync(memoryFile, 'utf8')) / 1024,
    pages: sizes.length,
    total: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    largest: sizes.reduce((most, size) => Math.max(most, size), 0) / 1024,
  };
}

/** Redirects do not count: they say nothing of the reference. */
function isRedirect(file: string): boolean {
  return readFileSync(file, 'utf8').includes('data-target="');
}
