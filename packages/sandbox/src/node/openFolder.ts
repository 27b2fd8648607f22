import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPool } from '../store/EmbeddedPool.js';
import { isLock, lockFolder } from './lockFolder.js';
import { readGiven } from './readGiven.js';

/** The file that PostgreSQL keeps in each folder of data. */
const VERSION = 'PG_VERSION';

/** Free bytes below which a disk is full. */
const FULL = 1024 * 1024;

/**
 * Opens the embedded store in a folder, or creates it in an empty one. Nothing is overwritten.
 * @param cluster the data of a new store
 * @throws Error with the folder, the cause and the fix
 */
export async function openFolder(folder: string, cluster: Blob): Promise<EmbeddedPool> {
  readGiven('--data', folder, (path) => {
    makeFolder(path);
    readdirSync(path);
  });
  const release = await lockFolder(folder);
  const before = listOwn(folder);
  const isNew = before.length === 0;
  try {
    if (!isNew && !before.includes(VERSION)) {
      throw new Error(
        `--data: a pasta ${folder} tem arquivos, mas não ${VERSION}: os dados estão incompletos, ou não são do simulador. Nada foi mudado: restaure uma cópia, ou informe uma pasta vazia`,
      );
    }
    return await EmbeddedPool.open(
      { dataDir: folder, ...(isNew && { loadDataDir: cluster }) },
      { release, freeBytes: () => freeBytes(folder) },
    ).catch((error: unknown) => {
      throw explain(error, folder, isNew);
    });
  } catch (error) {
    await release();
    throw error;
  }
}

/** Node's own recursive `mkdir` never ends where the system has no new folders, as in `/proc`. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function listOwn(folder: string): string[] {
  return readdirSync(folder).filter(
    (name) => !isLock(name) && !name.startsWith('.') && name !== 'lost+found',
  );
}

/** Explains why a store does not open; of a new one, also removes the files made so far. */
function explain(error: unknown, folder: string, isNew: boolean): Error {
  const isFull = freeBytes(folder) < FULL;
  // The store's file system throws objects that are no errors.
  const cause = error instanceof Error ? error.message : JSON.stringify(error);
  if (isNew) {
    for (const name of listOwn(folder)) rmSync(path.join(folder, name), { recursive: true });
    return new Error(
      `--data: os dados não puderam ser criados na pasta ${folder}: ${isFull ? 'o disco está cheio' : cause}. Libere espaço, ao menos 30 MB, ou informe outra pasta`,
    );
  }
  const fix = isFull
    ? 'o disco está cheio. Libere espaço e inicie de novo'
    : `estão danificados, ou são de outra versão (${cause}). Restaure uma cópia, ou informe uma pasta vazia`;
  return new Error(`--data: os dados da pasta ${folder} não puderam ser abertos: ${fix}`);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
