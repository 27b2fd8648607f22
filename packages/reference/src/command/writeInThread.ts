import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '@frontier/openapi';
import type { LanguageTable } from '../labels/languageTables.js';
import { MemoryError, ThreadError } from './commandErrors.js';
import { type CliOptions, isStandardInput } from './parseArguments.js';
import { discardStaged, type Staged, writeText } from './writeOutput.js';
import type { ThreadMessage, ThreadTask } from './writeThread.js';

/** Signals that ask the program to end. */
const ENDS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Writes the reference in a thread of its own with bounded memory: a document that unfolds into too
 * much ends the thread and is reported as a fault, and the program goes on.
 *
 * @param memory of the thread, in MiB.
 * @throws {ThreadError} with what went wrong there, {MemoryError} when memory ended; what stood in the
 * output's place is then still there.
 */
export async function writeInThread(
  options: CliOptions,
  language: LanguageTable,
  memory = LIMITS.memory,
): Promise<void> {
  const task: ThreadTask = { options, language };
  const worker = new Worker(new URL('./writeThread.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    stdin: true,
    stdout: true,
  });
  let output: Staged | undefined;
  let fault: string | undefined;
  worker.on('message', (message: ThreadMessage) => {
    if ('staged' in message) {
      output = message;
      return;
    }
    fault = message.fault;
    // Otherwise the thread stays alive until standard input ends.
    void worker.terminate();
  });
  const { css, labels, logo, sources } = options;
  const input = [...sources, css, labels, logo].some(isStandardInput);
  if (input && worker.stdin) process.stdin.pipe(worker.stdin);
  const stop = async () => {
    await worker.terminate();
    if (output) await discardStaged(output);
  };
  const unhear = onceEnded(stop);
  try {
    await Promise.all([passOn(worker.stdout), once(worker, 'exit')]);
  } catch (error) {
    await stop();
    throw isOutOfMemory(error) ? new MemoryError(memory) : error;
  } finally {
    unhear();
    if (input) process.stdin.destroy();
  }
  if (fault !== undefined) throw new ThreadError(fault);
}

/**
 * Clears up when the program is asked to end, before it does.
 *
 * @returns takes that back.
 */
function onceEnded(clear: () => Promise<void>): () => void {
  const end = (signal: NodeJS.Signals) => {
    unhear();
    void clear().finally(() => process.kill(process.pid, signal));
  };
  const unhear = () => {
    for (const signal of ENDS) process.off(signal, end);
  };
  for (const signal of ENDS) process.on(signal, end);
  return unhear;
}

/** Passes the thread's output on; only the main thread sees errors of standard output. */
async function passOn(stream: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of stream) await writeText(chunk);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
