import type { DataFiles } from './DataFiles';
import { dataModule } from './dataModule';
import type { Island } from './Island';
import { islandFile } from './islandFile';

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
