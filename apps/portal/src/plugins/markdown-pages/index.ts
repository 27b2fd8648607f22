import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedContracts } from '../../contracts/loadedContracts';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { listMarkdownFiles } from './listMarkdownFiles';
import { listPages, writeContractText } from './pages/listPages';

/** Publishes every page as Markdown, at its address with `.md`, and the index of all of them (README.md). */
export default function markdownPages({ siteConfig: site, siteDir }: LoadContext): Plugin {
  let files: ReturnType<typeof listMarkdownFiles> = [];
  return {
    name: 'markdown-pages',

    async allContentLoaded({ allContent }) {
      const references = loadedContracts(allContent).map(writeContractText);
      const pages = listPages(allContent, siteDir, references);
      files = listMarkdownFiles({ pages, references, site });
    },

    configureWebpack: (_config, isServer) => serveFiles(isServer, () => files),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}
