import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names that are safe as file names and inside JavaScript strings. */
const PLAIN = /^[\w.-]{1,80}$/;

/**
 * File name of a part of static HTML without extension. Keys come from contracts and may be paths, code or too long for a file
 * system, so the hash replaces unsafe keys. Safe keys get a part of the hash, because file systems may ignore case.
 */
export function staticHtmlFile(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return PLAIN.test(key) ? `ilha-${key}-${hash.slice(0, 8)}` : `ilha-${hash}`;
}

/** Writes a file, and returns its absolute path. */
export type WriteData = (name: string, data: string) => Promise<string>;

/**
 * Writes data during rendering into the folder of Docusaurus' `createData`, which comes too late: until then the HTML
 * would stay in memory. Skips unchanged files, so that a watching bundler does not rebuild.
 */
export function prepareData(folder: string): WriteData {
  return async (name, data) => {
    const file = path.join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === data) return file;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
    return file;
  };
}

/**
 * Stores one part as two modules. The server module reads the HTML from a file, so that no bundle contains it. The
 * browser module fetches it unless the served page contains it.
 *
 * @param key unique name, also the `data-static-html` of its element.
 * @returns the path to import.
 */
export async function writeStaticHtml(
  write: WriteData,
  key: string,
  html: string,
): Promise<string> {
  const name = staticHtmlFile(key);
  const quotedKey = JSON.stringify(key);
  const htmlFile = await write(`${name}.json`, JSON.stringify(html));
  await write(
    `${name}.server.js`,
    [
      `import { readFileSync } from 'node:fs';`,
      `export default {`,
      `  key: ${quotedKey},`,
      `  get html() { return JSON.parse(readFileSync(${JSON.stringify(htmlFile)}, 'utf8')); },`,
      '};',
      '',
    ].join('\n'),
  );
  await write(
    `${name}.client.js`,
    [
      // The development server sends pages without content, and the content may change.
      `const served = process.env.NODE_ENV === 'production'`,
      `  && document.querySelector('[data-static-html="' + CSS.escape(${quotedKey}) + '"]');`,
      // Fetched by address: a chunk per part would add a row to the module table of every page.
      `const html = served ? undefined`,
      `  : await (await fetch(new URL('./${name}.json', import.meta.url))).json();`,
      `export default { key: ${quotedKey}, html };`,
      '',
    ].join('\n'),
  );
  return dataModule(name);
}

/**
 * Import path of a module that `prepareData` wrote. It uses Docusaurus' alias, because an absolute path would
 * appear in the module table of every page.
 *
 * @param name of the file, without extension.
 */
export function dataModule(name: string): string {
  return `@generated/api-reference/default/${name}`;
}
