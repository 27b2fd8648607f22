import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Keeps a folder for this process, by a file in it that names the process; the embedded store itself lets two
 * write to one folder, which spoils it. The file of a process that was killed counts for nothing.
 *
 * @returns what gives the folder free.
 * @throws Error naming the process that has it
 */
export function lockFolder(folder: string): () => void {
  const file = path.resolve(folder, 'simulador.lock');
  const release = (): void => rmSync(file, { force: true });
  while (!writeNew(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `--data: a pasta ${folder} é usada pelo processo ${holder}; se ele é outro programa, apague ${file}`,
      );
    }
    release();
  }
  return release;
}

function writeNew(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
