/** What the system says of a disk, by its code, and how to mend it. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: free some space there, or choose a folder on another disk',
  EDQUOT: "the user's quota of the disk is used up: free some space there, or choose another disk",
  EROFS: 'the disk is read-only: mount it for writing, or choose a folder on another disk',
  EACCES: 'no permission to write there: run as a user who may, or choose another folder',
  EPERM: 'writing there is not permitted: run as a user who may, or choose another folder',
  ENOENT: 'no folder can be made there: choose another folder',
  ENOTDIR: 'a file stands where a folder is needed: choose another folder',
  EBUSY: 'the folder is in use, most likely a mount point: choose a folder inside it',
};

/** As Node says it (`ENOSPC: no space left on device`), and as the bundler does (`os error 28`). */
const IN_TEXT = /\b(ENOSPC|EDQUOT|EROFS)\b|\(os error (28|122|30)\)/;
const BY_NUMBER: Readonly<Record<string, string>> = { 28: 'ENOSPC', 122: 'EDQUOT', 30: 'EROFS' };

/**
 * A fault of the file system in words, for an error that was thrown.
 *
 * @param place the folder that was being written.
 * @returns nothing for any other error.
 */
export function describeError(error: unknown, place: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return explain(code, place);
}

/** The same for what a process wrote before it failed. */
export function describeOutput(output: string, place: string): string | undefined {
  const [, code, number = ''] = IN_TEXT.exec(output) ?? [];
  return explain(code ?? BY_NUMBER[number] ?? '', place);
}

function explain(code: string, place: string): string | undefined {
  const words = WORDS[code];
  return words === undefined ? undefined : `${place}: ${words} (${code}).`;
}
