import { causeOf } from '../labels/causeOf.js';
import { phrase } from '../labels/phrase.js';
import { OutputError } from './OutputError.js';

/**
 * Writes a text, or a piece of one, to standard output.
 *
 * @returns when whoever reads it has all of it, or wants no more (`| head`), which is no fault.
 * @throws {OutputError} when it cannot be written.
 */
export function writeText(text: string | Uint8Array): Promise<void> {
  const { stdout } = process;
  return new Promise((resolve, reject) => {
    const settle = (error?: NodeJS.ErrnoException | null) => {
      stdout.off('error', settle);
      if (!error || error.code === 'EPIPE') resolve();
      else reject(toOutputError(error));
    };
    stdout.once('error', settle);
    stdout.write(text, settle);
  });
}

function toOutputError(error: Error): OutputError {
  const target = phrase('command.standardOutput');
  return new OutputError(phrase('command.unwritable', { target, cause: causeOf(error) }), {
    cause: error,
  });
}
