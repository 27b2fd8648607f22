import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the plugin's data is written, as Docusaurus' own `createData` does in the same folder. */
export interface DataFiles {
  /** @returns the file's absolute path. */
  readonly createData: (name: string, data: string) => Promise<string>;
}

/**
 * Writes data while documents are still being rendered, which Docusaurus' `createData` comes too
 * late for: nothing rendered then has to wait in memory. A file that would not change is left alone,
 * so that a bundler that watches it has nothing to do.
 */
export function createDataFiles(folder: string): DataFiles {
  return {
    async createData(name, data) {
      const file = path.join(folder, name);
      if ((await readFile(file, 'utf8').catch(() => undefined)) === data) return file;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, data);
      return file;
    },
  };
}
