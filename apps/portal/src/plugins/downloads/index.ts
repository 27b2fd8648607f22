import type { Plugin } from '@docusaurus/types';
import { ownContracts } from '../../contracts/loadedContracts';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { renewCache } from '../../plugin-kit/renewCache';
import { catalogue, listCatalogue, makeDownloads } from './makeDownloads';
import type { DownloadFile } from './options';

/** Builds and publishes the downloads. A remark plugin lists them (README.md). */
export default function downloads(): Plugin {
  let files: readonly DownloadFile[] = [];
  const published = () => files.map((file) => ({ ...file, read: () => file.bytes }));
  return {
    name: 'downloads',

    allContentLoaded({ allContent }) {
      files = makeDownloads(ownContracts(allContent));
      catalogue.write(listCatalogue(files));
    },

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, JSON.stringify(catalogue.read())),
      ...serveFiles(isServer, published),
    }),

    postBuild: ({ outDir }) => writeFiles(outDir, published()),
  };
}
