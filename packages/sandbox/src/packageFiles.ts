import { fileURLToPath } from 'node:url';

/** @param name path from the folder of this module; the bundled command is in the same folder */
export function findPackageFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Finds a built file or folder by its path in `dist/`, whether this module runs in `src/` or in `dist/`. */
export function findBuiltFile(name: string): string {
  return findPackageFile(`../dist/${name}`);
}
