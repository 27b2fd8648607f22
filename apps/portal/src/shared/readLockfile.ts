import { readFileSync } from 'node:fs';

/** One installed package, as `package-lock.json` (version 3) has it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly name?: string;
  /** A package of this repository: where it stands is in `resolved`. */
  readonly link?: boolean;
  /** Comes inside of the package that needs it, under that one's sum. */
  readonly inBundle?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages by their folder, such as `node_modules/a/node_modules/b`; the repository itself is ``. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

/** @throws {Error} when the file is no lockfile of version 3. */
export function readLockfile(file: string): Lockfile {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
  if (lock.lockfileVersion !== 3) throw new Error(`${file}: lockfileVersion 3 expected`);
  return lock.packages as Lockfile;
}

export function nameOfPackage(folder: string, { name }: LockedPackage): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
