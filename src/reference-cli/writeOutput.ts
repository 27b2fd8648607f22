import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OutputError } from './OutputError';
import { GENERATOR } from './standalonePage';

export interface OutputFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes one file beside its place and moves it there when it is whole.
 *
 * @throws {OutputError} when the place is a folder.
 */
export async function writeOneFile(target: string, text: string): Promise<void> {
  if (existsSync(target) && statSync(target).isDirectory()) {
    throw new OutputError(`${target} é uma pasta; informe um arquivo em --out.`);
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
    for (const { name, text } of files) await writeFile(path.join(staged, name), text);
    if (existsSync(target)) await rename(target, old);
    await rename(staged, target);
  } finally {
    for (const leftover of [staged, old]) await rm(leftover, { recursive: true, force: true });
  }
}

async function refuseForeignFolder(target: string): Promise<void> {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    throw new OutputError(`${target} é um arquivo; informe uma pasta em --out.`);
  }
  if ((await readdir(target)).length === 0) return;
  const index = path.join(target, 'index.html');
  if (!existsSync(index) || !readFileSync(index, 'utf8').includes(GENERATOR)) {
    throw new OutputError(
      `${target} guarda outras coisas; informe em --out uma pasta nova ou vazia.`,
    );
  }
}
