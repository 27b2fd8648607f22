import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  address,
  awaitData,
  checkOptions,
  createDevDownloads,
  keys,
  publishFile,
  renewCache,
  text,
} from '@frontier/light-docusaurus';
import { catalogueIn, listFiles, writeCatalogue } from './catalogueFile';
import type { DownloadFile, DownloadOptions, TokenOptions } from './Download';
import { makeDownloads, publishedContracts } from './makeDownloads';

export const validateOptions = checkOptions(
  'downloads',
  keys<DownloadOptions>({
    folder: address('a pasta dos arquivos'),
    name: text('o começo do nome dos arquivos'),
    title: text('o nome da coleção'),
    token: keys<TokenOptions>({
      operation: text('o operationId da chamada que dá o token'),
      value: text('o campo da resposta com o token'),
      expiry: text('o campo da resposta com a expiração'),
    }).required(),
  }),
);

/** Makes the downloads of the contracts and publishes them. The remark plugin lists them (README.md). */
export default function downloads(
  { generatedFilesDir, siteConfig }: LoadContext,
  options: DownloadOptions,
): Plugin {
  const site = { ...options, url: siteConfig.url };
  const files = new Map<string, DownloadFile>();
  let listed = '';
  return {
    name: 'downloads',

    async allContentLoaded({ actions, allContent }) {
      const contracts = publishedContracts(allContent);
      if (!contracts) return writeCatalogue(actions, {});
      const made = await makeDownloads(contracts, site);
      files.clear();
      for (const file of [...made.values()].flat()) files.set(file.address, file);
      const catalogue = listFiles(made);
      listed = JSON.stringify(catalogue);
      await writeCatalogue(actions, catalogue);
    },

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, listed),
      module: { rules: awaitData(catalogueIn(generatedFilesDir)) },
      ...(isServer ? {} : { devServer: createDevDownloads((place) => files.get(place)) }),
    }),

    async postBuild({ outDir }) {
      for (const { address: place, bytes } of files.values()) {
        await publishFile(outDir, place, bytes);
      }
    },
  };
}
