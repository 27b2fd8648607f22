import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { PhraseError } from '../../words/PhraseError.js';
import { phrase } from '../../words/phrase.js';

/** A file that was read. */
interface FoundFile {
  /** Its path without links, which tells whether two names mean the same file. */
  readonly real: string;
  /** Nothing where there are more than were asked for. */
  readonly bytes: Uint8Array | undefined;
}

/** Whether a path is that of a folder or of something below it. */
export function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/**
 * Reads a regular file of a folder. Links are followed where they lead to one. What is read is what the
 * opened descriptor says: a name that comes to mean another file between the check and the opening gives nothing.
 *
 * @param root the folder, without links.
 * @param maxBytes of which no more are read, however long the file says it is.
 * @throws {PhraseError} that says what was found, or the file system's own error.
 */
export async function readInside(file: string, root: string, maxBytes: number): Promise<FoundFile> {
  // First, so that nothing is said of what there is elsewhere.
  refuseOutside(await realpath(path.dirname(file)), root);
  const wanted = await realpath(file);
  // Before it is opened: to open a device or a pipe may already do something, or wait.
  refuseOutside(wanted, root);
  refuseOther(await lstat(wanted));
  const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = constants;
  const handle = await open(wanted, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const found = await handle.stat();
    refuseOther(found);
    const real = await placeOf(handle, wanted);
    refuseOutside(real, root);
    return { real, bytes: found.size > maxBytes ? undefined : await readAll(handle, maxBytes) };
  } finally {
    await handle.close();
  }
}

/** Where an opened file is: the kernel says it; where it does not, the file of that name must be the same one. */
async function placeOf(handle: FileHandle, wanted: string): Promise<string> {
  const told = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => undefined);
  if (told !== undefined) return told;
  const [opened, named] = [
    await handle.stat({ bigint: true }),
    await lstat(await realpath(wanted), { bigint: true }),
  ];
  const isSame = opened.ino === named.ino && opened.dev === named.dev;
  if (!isSame) throw new PhraseError(phrase('found.outsideRoot'));
  return wanted;
}

function refuseOutside(real: string, root: string): void {
  if (!isInside(real, root)) throw new PhraseError(phrase('found.outsideRoot'));
}

function refuseOther(found: { isDirectory: () => boolean; isFile: () => boolean }): void {
  if (found.isDirectory()) throw new PhraseError(phrase('found.isFolder'));
  if (!found.isFile()) throw new PhraseError(phrase('found.notRegular'));
}

/** To its end, which may be further than the file said. */
async function readAll(handle: FileHandle, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of handle.createReadStream({ autoClose: false })) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
