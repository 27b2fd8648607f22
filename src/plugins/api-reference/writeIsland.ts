import type { PluginContentLoadedActions } from '@docusaurus/types';
import { islandFile } from './islandFile';

/** HTML made at build time, and every `id` in it. */
export interface Island {
  readonly html: string;
  readonly anchors: readonly string[];
}

/**
 * Stores one island as two modules: on the server its HTML is at hand; in the browser it is
 * fetched only when the page was not served with it.
 *
 * @param key unique name, also the `data-island` of its element.
 * @param alike keys that differ from another in case only.
 * @returns the path to import, without extension.
 */
export async function writeIsland(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  key: string,
  { html, anchors }: Island,
  alike: ReadonlySet<string> = new Set(),
): Promise<string> {
  const name = islandFile(key, alike);
  const quotedKey = JSON.stringify(key);
  const island = { key, html, anchors };
  await actions.createData(`${name}.json`, JSON.stringify(html));
  const server = await actions.createData(
    `${name}.server.js`,
    `export default ${JSON.stringify(island)};\n`,
  );
  await actions.createData(
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
  return server.replace(/\.server\.js$/, '');
}
