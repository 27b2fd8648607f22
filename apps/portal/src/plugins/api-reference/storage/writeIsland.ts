import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** HTML made at build time, and every `id` in it. */
export interface Island {
  readonly html: string;
  readonly anchors: readonly string[];
}

/** Names that are safe as a file name and inside a JavaScript string. */
const PLAIN = /^[\w.-]{1,80}$/;

/**
 * Name of the files of one island, without extension. Keys hold names from contracts, which may be
 * paths, longer than a file system allows or code: any but a plain one is replaced by its hash. A
 * plain one keeps some of its hash, where names that differ in capitals only would meet.
 */
export function islandFile(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return PLAIN.test(key) ? `ilha-${key}-${hash.slice(0, 8)}` : `ilha-${hash}`;
}

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

/**
 * Stores one island as two modules: the server's reads its HTML from a file when a page is rendered,
 * so that no bundle carries it; the browser's fetches it only when the page was not served with it.
 *
 * @param key unique name, also the `data-island` of its element.
 * @returns what to import.
 */
export async function writeIsland(
  files: DataFiles,
  key: string,
  { html, anchors }: Island,
): Promise<string> {
  const name = islandFile(key);
  const quotedKey = JSON.stringify(key);
  const htmlFile = await files.createData(`${name}.json`, JSON.stringify(html));
  const anchorsFile = await files.createData(`${name}.anchors.json`, JSON.stringify(anchors));
  await files.createData(
    `${name}.server.js`,
    [
      `import { readFileSync } from 'node:fs';`,
      `const read = (file) => JSON.parse(readFileSync(file, 'utf8'));`,
      `export default {`,
      `  key: ${quotedKey},`,
      `  get html() { return read(${JSON.stringify(htmlFile)}); },`,
      `  get anchors() { return read(${JSON.stringify(anchorsFile)}); },`,
      '};',
      '',
    ].join('\n'),
  );
  await files.createData(
    `${name}.client.js`,
    [
      // Under `npm start` no page is served with its content, which may also change while it is open.
      `const served = process.env.NODE_ENV === 'production'`,
      `  && document.querySelector('[data-island="' + CSS.escape(${quotedKey}) + '"]');`,
      // A file of its own, fetched by address: as a chunk, each would add a row to every page's table.
      `const html = served ? undefined`,
      `  : await (await fetch(new URL('./${name}.json', import.meta.url))).json();`,
      `export default { key: ${quotedKey}, html, anchors: [] };`,
      '',
    ].join('\n'),
  );
  return dataModule(name);
}

/**
 * What imports a module that `createDataFiles` wrote: the name Docusaurus gives its folder, since a
 * path of the machine would reach every browser in the table of modules.
 *
 * @param name the file's, without extension.
 */
export function dataModule(name: string): string {
  return `@generated/api-reference/default/${name}`;
}
