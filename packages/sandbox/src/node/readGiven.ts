const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'não existe; confira o caminho',
  EISDIR: 'é uma pasta, e deve ser um arquivo',
  ENOTDIR: 'é um arquivo, ou está dentro de um',
  EACCES: 'não se pode ler: este usuário não tem permissão',
};

/** Reads a file or folder that an option names. @throws Error in Portuguese naming both when it cannot be read */
export function readGiven<Content>(
  option: string,
  path: string,
  read: (path: string) => Content,
): Content {
  try {
    return read(path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${option}: ${path} ${REASONS[code] ?? `não se pode ler (${code})`}`);
  }
}
