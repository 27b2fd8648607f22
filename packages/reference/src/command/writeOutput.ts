import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
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

/**
 * Writes one file, given in pieces, beside its place and moves it there when it is whole.
 *
 * @throws {OutputError} when the place is no file's, or cannot be written to.
 */
export async function writeOneFile(target: string, pieces: Iterable<string>): Promise<void> {
  await telling(target, async () => {
    const place = await followLinks(target);
    const found = statSync(place, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw new OutputError(phrase('command.targetIsFolder', { target }));
    if (found && !found.isFile()) {
      throw new OutputError(phrase('command.targetIsSpecial', { target }));
    }
    await makeFolder(path.dirname(place));
    const staged = stagedBeside(place);
    try {
      await writeFile(staged, inChunks(pieces));
      await rename(staged, place);
    } finally {
      await rm(staged, { force: true });
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
export async function writeFolder(target: string, files: Iterable<OutputFile>): Promise<void> {
  const folder = await telling(target, async () => {
    const place = await followLinks(target);
    await refuseForeignFolder(place, target);
    await makeFolder(path.dirname(place));
    const staged = stagedBeside(place);
    await rm(staged, { recursive: true, force: true });
    await mkdir(staged);
    return { place, staged };
  });
  const { place, staged } = folder;
  const old = `${staged}.old`;
  try {
    for (const { content, name } of files) {
      const file = path.join(staged, name);
      await telling(target, async () => {
        await makeFolder(path.dirname(file));
        await writeFile(file, content);
      });
    }
    await telling(target, () => swap(staged, place, old));
  } finally {
    for (const leftover of [staged, old]) await rm(leftover, { recursive: true, force: true });
  }
}

/** Takes away what a run that was ended left beside a place; what stands there stays. */
export async function discardStaged(target: string): Promise<void> {
  const place = await followLinks(path.resolve(target));
  await rm(stagedBeside(place), { recursive: true, force: true });
}

/** Where this process writes what takes a place when it is whole. */
function stagedBeside(place: string): string {
  return `${place}.${process.pid}.tmp`;
}

/** Puts a new folder in the place of another, which comes back where the new one cannot be put there. */
async function swap(staged: string, place: string, old: string): Promise<void> {
  if (existsSync(place)) await rename(place, old);
  try {
    await rename(staged, place);
  } catch (error) {
    if (existsSync(old)) await rename(old, place);
    throw error;
  }
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

/** Where a link leads, so that what it points to is replaced and not the link. */
async function followLinks(target: string): Promise<string> {
  return existsSync(target) ? realpath(target) : target;
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
