import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { causeOf } from '@frontier/openapi';
import type { FaultText } from '../labels/faults/index.js';
import { phrase } from '../labels/languageTables.js';
import { CommandError } from './commandErrors.js';

/** Tells an earlier output of this tool from other files. */
export const GENERATOR = '<meta name="generator" content="frontier-reference">';
export const FIRST_MARKDOWN_PAGE = 'index.md';
/** What `GENERATOR` is, in Markdown; no reader of Markdown shows it. */
export const MARKDOWN_GENERATOR = '<!-- frontier-reference -->';

/** What each format's first page has in it. */
const FIRST_PAGES = { 'index.html': GENERATOR, [FIRST_MARKDOWN_PAGE]: MARKDOWN_GENERATOR };

/** Characters written with one system call. */
const CHUNK = 1024 * 1024;

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
 * Writes a page, given in pieces, to standard output, or beside its place and moves it there when it is
 * whole.
 *
 * @param target the file; standard output when absent.
 * @throws {CommandError} when the place is no file's, or cannot be written to.
 */
export async function writePage(
  target: string | undefined,
  pieces: Iterable<string>,
  onStaged?: OnStaged,
): Promise<void> {
  if (target === undefined) {
    for (const chunk of inChunks(pieces)) await writeText(chunk);
    return;
  }
  const refuse = async (place: string) => {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      throw new CommandError(phrase('command.targetIsFolder', { target }));
    }
    if (found && !found.isFile()) {
      throw new CommandError(phrase('command.targetIsSpecial', { target }));
    }
  };
  await replace(target, refuse, onStaged, (staged) =>
    telling(target, () => writeFile(staged, inChunks(pieces))),
  );
}

/**
 * Writes files into a folder beside their place and moves it there when it is whole. Who may read them
 * is as for any new file: what the process's mask allows.
 *
 * @throws {CommandError} when the place holds something other than an earlier reference, or cannot be
 * written to.
 */
export async function writeFolder(
  target: string,
  files: Iterable<OutputFile>,
  onStaged?: OnStaged,
): Promise<void> {
  const refuse = (place: string) => refuseForeignFolder(place, target);
  await replace(target, refuse, onStaged, async (staged) => {
    await telling(target, () => mkdir(staged));
    for (const { content, name } of files) {
      const file = path.join(staged, name);
      await telling(target, async () => {
        await makeFolder(path.dirname(file));
        await writeFile(file, content);
      });
    }
  });
}

/**
 * Writes a text, or a piece of one, to standard output. It has been written when this returns, or its
 * reader has closed the pipe (`| head`), which is no fault.
 *
 * @throws {CommandError} when it cannot be written.
 */
export function writeText(text: string | Uint8Array): Promise<void> {
  const { stdout } = process;
  const written = new Promise<void>((resolve, reject) => {
    const settle = (error?: NodeJS.ErrnoException | null) => {
      stdout.off('error', settle);
      if (!error || error.code === 'EPIPE') resolve();
      else reject(error);
    };
    stdout.once('error', settle);
    stdout.write(text, settle);
  });
  return telling(phrase('command.standardOutput'), () => written);
}

/** Removes an unfinished output and restores what its place held before. */
export async function discardStaged({ place, staged }: Staged): Promise<void> {
  const old = oldOf(staged);
  if (existsSync(old) && !existsSync(place)) await rename(old, place);
  for (const leftover of [staged, old]) await rm(leftover, { recursive: true, force: true });
}

/**
 * Refuses an output that would take the place of what it is made of: the same file, or a folder around it.
 *
 * @throws {CommandError} that names both.
 */
export async function refuseOwnInput(
  target: string | undefined,
  inputs: readonly (string | undefined)[],
): Promise<void> {
  const place = await realPlaceOf(target);
  if (target === undefined || place === undefined) return;
  for (const source of inputs) {
    const input = await realPlaceOf(source);
    if (source === undefined || input === undefined) continue;
    if (input === place || input.startsWith(`${place}${path.sep}`)) {
      throw new CommandError(phrase('command.targetHoldsInput', { target, source }));
    }
  }
}

/** The real path of a file or folder; undefined where there is none. */
async function realPlaceOf(name: string | undefined): Promise<string | undefined> {
  return name === undefined ? undefined : realpath(name).catch(() => undefined);
}

/**
 * Writes something beside its place and moves it there; a folder that is there is put aside meanwhile.
 *
 * @param refuse throws where the place cannot be replaced.
 */
async function replace(
  target: string,
  refuse: (place: string) => Promise<void>,
  onStaged: OnStaged | undefined,
  write: (staged: string) => Promise<void>,
): Promise<void> {
  const place = await telling(target, async () => {
    const found = await followLinks(target);
    await refuse(found);
    await makeFolder(path.dirname(found));
    return found;
  });
  const output = { place, staged: `${place}.${randomUUID()}.tmp` };
  const { staged } = output;
  onStaged?.(output);
  try {
    await write(staged);
    await telling(target, async () => {
      const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory();
      if (isFolder) await rename(place, oldOf(staged));
      await rename(staged, place);
    });
  } finally {
    await discardStaged(output);
  }
}

/** Where a folder is put aside while another takes its place. */
function oldOf(staged: string): string {
  return `${staged}.old`;
}

/** What the file system says of a place, as the fault of that place. */
async function telling<T>(target: FaultText, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const cause = causeOf(error);
    const fault = phrase('command.unwritable', { target, cause });
    throw new CommandError(fault, { cause: error });
  }
}

/** The target of a symbolic link, which is replaced instead of the link; it need not exist yet. */
async function followLinks(target: string): Promise<string> {
  const found = await stat(target).catch(() => undefined);
  if (found) return realpath(target);
  const link = await readlink(target).catch(() => undefined);
  return link === undefined ? target : path.resolve(path.dirname(target), link);
}

/** Makes a folder and its parents; Node's `recursive` never returns where none can be made (`/proc`). */
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
    throw new CommandError(phrase('command.targetIsFile', { target }));
  }
  if ((await readdir(place)).length === 0) return;
  const isReference = Object.entries(FIRST_PAGES).some(([name, generator]) => {
    const index = path.join(place, name);
    return existsSync(index) && readFileSync(index, 'utf8').includes(generator);
  });
  if (!isReference) throw new CommandError(phrase('command.foreignFolder', { target }));
}

/** Joins pieces of a text, as many as are worth writing at once. */
function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    chunk.push(piece);
    length += piece.length;
    if (length < CHUNK) continue;
    yield chunk.join('');
    chunk = [];
    length = 0;
  }
  if (length > 0) yield chunk.join('');
}
