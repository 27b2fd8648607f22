import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { SITE } from '../shared/folders';

const FILE = 'dados.json';

/**
 * Data of a plugin for remark plugins. Docusaurus gives these other instances of the plugin's modules, so they share a
 * file.
 *
 * @param empty before the plugin has written.
 */
export function generatedData<Data>(plugin: string, empty: Data) {
  let known: { readonly version: string; readonly data: Data } | undefined;
  return {
    async write({ createData }: Pick<PluginContentLoadedActions, 'createData'>, data: Data) {
      await createData(FILE, JSON.stringify(data));
    },

    /** Parses the file again only after a change, because every guide reads it. */
    read(): Data {
      const file = path.join(SITE, '.docusaurus', plugin, 'default', FILE);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (!stat) return empty;
      const version = `${stat.mtimeMs} ${stat.size}`;
      if (known?.version !== version) {
        known = { version, data: JSON.parse(readFileSync(file, 'utf8')) as Data };
      }
      return known.data;
    },
  };
}
