/** A build failed and published nothing; the message is for the maintainer. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';

  /** @param signal the signal that ended the build, if any. */
  constructor(
    message: string,
    readonly signal?: NodeJS.Signals,
  ) {
    super(message);
  }
}

/** Messages for disk faults, by error code. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: free some space there, or choose a folder on another disk',
  EDQUOT: "the user's quota of the disk is used up: free some space there, or choose another disk",
  EROFS: 'the disk is read-only: mount it for writing, or choose a folder on another disk',
  EACCES: 'no permission to write there: run as a user who may, or choose another folder',
  EPERM: 'writing there is not permitted: run as a user who may, or choose another folder',
  ENOENT: 'no folder can be made there: choose another folder',
  ENOTDIR: 'a file is in the place of a folder: choose another folder',
  EBUSY: 'the folder is in use, most likely a mount point: choose a folder inside it',
};

/** Node writes `ENOSPC: no space left on device`, the bundler `os error 28`. */
const IN_TEXT = /\b(ENOSPC|EDQUOT|EROFS)\b|\(os error (28|122|30)\)/;
const BY_NUMBER: Readonly<Record<string, string>> = { 28: 'ENOSPC', 122: 'EDQUOT', 30: 'EROFS' };

/**
 * Describes a disk fault.
 *
 * @param fault an error, or the last output of a failed process.
 * @param place the folder that was written.
 * @returns undefined for any other fault.
 */
export function describeFault(fault: unknown, place: string): string | undefined {
  const [, named, number = ''] = (typeof fault === 'string' && IN_TEXT.exec(fault)) || [];
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : named;
  const known = code ?? BY_NUMBER[number] ?? '';
  return WORDS[known] && `${place}: ${WORDS[known]} (${known}).`;
}
