import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { phrase } from '../labels/phrase.js';
import type { CliOptions } from './CliOptions.js';
import { OutputError } from './OutputError.js';

/**
 * Refuses an output that would take the place of what it is made of: the same file, or a folder around it.
 *
 * @throws {OutputError} that names both.
 */
export async function refuseOwnInput({
  css,
  labels,
  logo,
  out,
  sources,
}: CliOptions): Promise<void> {
  const place = out === undefined ? undefined : await placeOf(out);
  if (out === undefined || place === undefined) return;
  for (const source of [...sources, css, labels, logo]) {
    const input = source === undefined ? undefined : await placeOf(source);
    if (source === undefined || input === undefined) continue;
    if (input === place || input.startsWith(`${place}${path.sep}`)) {
      throw new OutputError(phrase('command.targetHoldsInput', { target: out, source }));
    }
  }
}

/** Where a file or folder really is; nothing for what is not there, or is no file. */
async function placeOf(name: string): Promise<string | undefined> {
  return realpath(name).catch(() => undefined);
}
