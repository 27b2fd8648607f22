import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { causeOf } from '../labels/causeOf.js';
import { phrase } from '../labels/phrase.js';
import { inChunks } from './inChunks.js';
import { FIRST_MARKDOWN_PAGE, MARKDOWN_GENERATOR } from './markdownGenerator.js';
import { OutputError } from './OutputError.js';
import { GENERATOR } from './standalonePage.js';

/** What each format's first page has in it. */
const FIRST_PAGES = { 'index.html': GENERATOR, [FIRST_MARKDOWN_PAGE]: MARKDOWN_GENERATOR };

/** One file of a folder, and what is in it. */
export interface OutputFile {
  /** Path in its folder, of one part or two. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** An output that is being written, and where it goes when it is whole. */
export interface Staged {
  readonly place: string;
  /** Beside the place, with a name that no other run has. */
  readonly staged: string;
}

/** Hears where an output is written, before it is, so that it can be taken away if the writer is ended. */
export type OnStaged = (output: Staged) => void;

/**
 * Writes one file, given in pieces, beside its place and moves it there when it is whole.
 *
 * @throws {OutputError} when the place is no file's, or cannot be written to.
 */
export async function writeOneFile(
  target: string,
  pieces: Iterable<string>,
  onStaged: OnStaged = () => {},
): Promise<void> {
  await telling(target, async () => {
    const output = stageBeside(await followLinks(target));
    const { place, staged } = output;
    const found = statSync(place, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new OutputError(phrase('command.targetIsFolder', { target }));
    if (found && !found.isFile()) {
      throw new OutputError(phrase('command.targetIsSpecial', { target }));
    }
    await makeFolder(path.dirname(place));
    onStaged(output);
    try {
      await writeFile(staged, inChunks(pieces));
      await rename(staged, place);
    } finally {
      await discardStaged(output);
    }
  });
}

/**
 * Writes files into a folder beside their place and moves it there when it is whole. Who may read them
 * is as for any new file: what the process's mask allows.
 *
 * @throws {OutputError} when the place holds something other than an earlier reference, or cannot be
 * written to.
 */
export async function writeFolder(
  target: string,
  files: Iterable<OutputFile>,
  onStaged: OnStaged = () => {},
): Promise<void> {
  const output = await telling(target, async () => {
    const place = await followLinks(target);
    await refuseForeignFolder(place, target);
    await makeFolder(path.dirname(place));
    const made = stageBeside(place);
    onStaged(made);
    await mkdir(made.staged);
    return made;
  });
  const { place, staged } = output;
  try {
    for (const { content, name } of files) {
      const file = path.join(staged, name);
      await telling(target, async () => {
        await makeFolder(path.dirname(file));
        await writeFile(file, content);
      });
    }
    await telling(target, async () => {
      if (existsSync(place)) await rename(place, oldOf(staged));
      await rename(staged, place);
    });
  } finally {
    await discardStaged(output);
  }
}

/** Takes away what is left of an output that was being written; what its place held is there again. */
export async function discardStaged({ place, staged }: Staged): Promise<void> {
  const old = oldOf(staged);
  if (existsSync(old) && !existsSync(place)) await rename(old, place);
  for (const leftover of [staged, old]) await rm(leftover, { recursive: true, force: true });
}

function stageBeside(place: string): Staged {
  return { place, staged: `${place}.${randomUUID()}.tmp` };
}

/** Where a folder is put aside while another takes its place. */
function oldOf(staged: string): string {
  return `${staged}.old`;
}

/** What the file system says of a place, as the fault of that place. */
async function telling<T>(target: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof OutputError) throw error;
    const cause = causeOf(error);
    throw new OutputError(phrase('command.unwritable', { target, cause }), { cause: error });
  }
}

/** Where a link leads, so that what it points to is replaced and not the link, also where that is not there yet. */
async function followLinks(target: string): Promise<string> {
  const found = await stat(target).catch(() => undefined);
  if (found) return realpath(target);
  const link = await readlink(target).catch(() => undefined);
  return link === undefined ? target : path.resolve(path.dirname(target), link);
}

/** Makes a folder and those it lies in; Node's own way never ends where none can be made (`/proc`). */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

async function refuseForeignFolder(place: string, target: string): Promise<void> {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) {
    throw new OutputError(phrase('command.targetIsFile', { target }));
  }
  if ((await readdir(place)).length === 0) return;
  const isReference = Object.entries(FIRST_PAGES).some(([name, generator]) => {
    const index = path.join(place, name);
    return existsSync(index) && readFileSync(index, 'utf8').includes(generator);
  });
  if (!isReference) throw new OutputError(phrase('command.foreignFolder', { target }));
}
