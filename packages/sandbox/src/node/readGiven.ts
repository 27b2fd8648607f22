import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'não existe; confira o caminho',
  EEXIST: 'é um arquivo, e deve ser uma pasta',
  EISDIR: 'é uma pasta, e deve ser um arquivo',
  ENOTDIR: 'está dentro de um arquivo, e não de uma pasta',
  ERR_STRING_TOO_LONG: 'é grande demais: passa de 512 MiB',
  EROFS: 'está em um disco que só se lê',
  EACCES: 'não pode ser usado: este usuário não tem permissão',
};

/** Reads, or writes, a file or folder that an option names. @throws Error in Portuguese naming both when it cannot be used */
export function readGiven<Content>(
  option: string,
  path: string,
  read: (path: string) => Content,
): Content {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    // A named pipe without a writer, or an endless device, would block.
    if (!found || found.isFile() || found.isDirectory()) return read(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const folder = dirname(path);
    const named = code === 'ENOENT' && !existsSync(folder) ? `a pasta ${folder}` : path;
    throw new Error(`${option}: ${named} ${REASONS[code] ?? `não pode ser usado (${code})`}`);
  }
  throw new Error(`${option}: ${path} não é um arquivo comum`);
}

/** The text of a file that an option names. @throws Error in Portuguese naming both when it cannot be read */
export function readGivenText(option: string, file: string): string {
  return readGiven(option, file, (path) => readFileSync(path, 'utf8'));
}
