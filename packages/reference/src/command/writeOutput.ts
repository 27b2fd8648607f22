import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { phrase } from '../labels/phrase.js';
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
 * Writes one file beside its place and moves it there when it is whole.
 *
 * @throws {OutputError} when the place is a folder.
 */
export async function writeOneFile(target: string, text: string): Promise<void> {
  if (existsSync(target) && statSync(target).isDirectory()) {
    throw new OutputError(phrase('command.targetIsFolder', { target }));
  }
  await mkdir(path.dirname(target), { recursive: true });
  const staged = `${target}.${process.pid}.tmp`;
  try {
    await writeFile(staged, text);
    await rename(staged, target);
  } finally {
    await rm(staged, { force: true });
  }
}

/**
 * Writes files into a folder beside their place and moves it there when it is whole.
 *
 * @throws {OutputError} when the place holds something other than an earlier reference.
 */
export async function writeFolder(target: string, files: Iterable<OutputFile>): Promise<void> {
  await refuseForeignFolder(target);
  await mkdir(path.dirname(target), { recursive: true });
  const staged = await mkdtemp(`${target}.`);
  const old = `${staged}.old`;
  try {
    // Only its maker may read a temporary folder; a reference is read by whoever serves it.
    await chmod(staged, 0o777 & ~process.umask());
    for (const { content, name } of files) {
      const file = path.join(staged, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    if (existsSync(target)) await rename(target, old);
    await rename(staged, target);
  } finally {
    for (const leftover of [staged, old]) await rm(leftover, { recursive: true, force: true });
  }
}

async function refuseForeignFolder(target: string): Promise<void> {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    throw new OutputError(phrase('command.targetIsFile', { target }));
  }
  if ((await readdir(target)).length === 0) return;
  const isReference = Object.entries(FIRST_PAGES).some(([name, generator]) => {
    const index = path.join(target, name);
    return existsSync(index) && readFileSync(index, 'utf8').includes(generator);
  });
  if (!isReference) throw new OutputError(phrase('command.foreignFolder', { target }));
}
