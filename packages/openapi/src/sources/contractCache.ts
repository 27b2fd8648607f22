import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last good document that a service's host gave. */
export interface CachedContract {
  readonly bytes: Uint8Array;
  /** When its host last sent it, in milliseconds since 1970. */
  readonly confirmed: number;
}

/** Reads the last good document of an address; one of another address, or a damaged one, is ignored. */
export async function readCached(
  file: string,
  address: string,
): Promise<CachedContract | undefined> {
  try {
    const stored: Readonly<Record<string, unknown>> = JSON.parse(await readFile(file, 'utf8'));
    const { addressSum, confirmed, text } = stored;
    const isValid = typeof confirmed === 'number' && typeof text === 'string';
    return isValid && addressSum === sha256(address)
      ? { bytes: Buffer.from(text), confirmed }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Writes the last good document of an address; its file is replaced as a whole. */
export async function writeCached(
  file: string,
  address: string,
  { bytes, confirmed }: CachedContract,
): Promise<void> {
  // The address may contain a password, so only its hash is stored. The document is valid UTF-8.
  const text = Buffer.from(bytes).toString('utf8');
  const next = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(next, JSON.stringify({ addressSum: sha256(address), confirmed, text }));
    await rename(next, file);
  } finally {
    await rm(next, { force: true });
  }
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
