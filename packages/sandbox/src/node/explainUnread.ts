const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'não existe; confira o caminho',
  EISDIR: 'é uma pasta, e deve ser um arquivo',
  ENOTDIR: 'é um arquivo, ou está dentro de um',
  EACCES: 'não se pode ler: este usuário não tem permissão',
};

/** Why a file or folder cannot be read, in Portuguese, to follow its name. */
export function explainUnread(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `não se pode ler (${code})`;
}
