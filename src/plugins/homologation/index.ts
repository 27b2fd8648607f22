import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import { renewCache } from '../renewCache';
import { createDevDownloads } from '../serveDownloads';
import { describeScript } from './describeScript';
import { findGuides } from './findGuides';
import type { HomologationOptions } from './Script';
import { writeCsv } from './writeCsv';

/** Watches the homologation script and publishes it as a spreadsheet; the remark plugin shows it. */
export default function homologation(
  { siteDir }: LoadContext,
  options: HomologationOptions,
): Plugin {
  const file = path.resolve(siteDir, options.file);
  const docs = path.resolve(siteDir, options.docs);
  const writeSpreadsheet = () =>
    writeCsv(describeScript({ docs, file: options.file }, readContractIndex(siteDir)));
  return {
    name: 'homologation',

    getPathsToWatch: () => [file],

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, readFileSync(file, 'utf8') + JSON.stringify([...findGuides(docs)])),
      ...(isServer
        ? {}
        : {
            devServer: createDevDownloads((address) =>
              address === options.csv
                ? { type: 'text/csv; charset=utf-8', bytes: writeSpreadsheet() }
                : undefined,
            ),
          }),
    }),

    async postBuild({ outDir }) {
      const target = path.join(outDir, options.csv);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, writeSpreadsheet());
    },
  };
}
