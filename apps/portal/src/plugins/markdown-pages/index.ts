import type { LoadContext, Plugin } from '@docusaurus/types';
import { ownContracts } from '../../contracts/loadedContracts';
import { serveFiles, writeFiles } from '../../plugin-kit/files';
import { listMarkdownFiles } from './MarkdownFiles';
import { listPages } from './pages/listPages';

/** Publishes every page as Markdown, at its address with `.md`, and the index of all of them (README.md). */
export default function markdownPages({ siteConfig: site, siteDir }: LoadContext): Plugin {
  let files: ReturnType<typeof listMarkdownFiles> = [];
  return {
    name: 'markdown-pages',

    async allContentLoaded({ allContent }) {
      files = listMarkdownFiles({
        site,
        pages: listPages(allContent, siteDir),
        contracts: ownContracts(allContent),
      });
    },

    configureWebpack: (_config, isServer) => serveFiles(isServer, () => files),

    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}
