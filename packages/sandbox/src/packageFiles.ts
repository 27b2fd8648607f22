import { fileURLToPath } from 'node:url';

/** @param name path from the folder of this module, which the bundled command is in, too */
export function findPackageFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The path of a file or folder that the build writes, from `dist/` on: for this module in `src/` and in `dist/`. */
export function findBuiltFile(name: string): string {
  return findPackageFile(`../dist/${name}`);
}
