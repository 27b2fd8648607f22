import type { LoadContext, Plugin } from '@docusaurus/types';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { renewCache } from '../../plugin-kit/renewCache';
import type { DownloadFile } from './Download';
import { catalogue, listCatalogue, makeDownloads, publishedContracts } from './makeDownloads';
import { downloads as options } from './options';

/** Builds and publishes the downloads. A remark plugin lists them (README.md). */
export default function downloads({ siteConfig }: LoadContext): Plugin {
  const site = { ...options, url: siteConfig.url };
  let files: readonly DownloadFile[] = [];
  const published = () => files.map((file) => ({ ...file, read: () => file.bytes }));
  let listed = '';
  return {
    name: 'downloads',

    allContentLoaded({ allContent }) {
      files = makeDownloads(publishedContracts(allContent), site);
      const list = listCatalogue(files);
      listed = JSON.stringify(list);
      catalogue.write(list);
    },

    configureWebpack: (config, isServer) => ({
      ...renewCache(config, listed),
      ...serveFiles(isServer, published),
    }),

    postBuild: ({ outDir }) => writeFiles(outDir, published()),
  };
}
