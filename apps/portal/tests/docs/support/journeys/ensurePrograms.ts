import { findProgram, installPackages } from '../../../../../../scripts/ensurePrograms';

/**
 * Finds programs of the command line, else installs Debian's packages of their names when this user may.
 *
 * @throws {Error} naming the packages to install.
 */
export function ensurePrograms(...names: readonly string[]): void {
  const missing = () => names.filter((name) => findProgram([name]) === undefined);
  if (missing().length > 0) installPackages(missing());
  if (missing().length === 0) return;
  throw new Error(
    `install ${missing().join(', ')} (Debian: apt-get install ${missing().join(' ')})`,
  );
}
