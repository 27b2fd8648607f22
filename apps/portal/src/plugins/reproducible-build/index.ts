import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import { renewCache } from '../../plugin-kit/renewCache';

const LOADER = path.join(__dirname, 'plainRequestsLoader.mjs');

/** Guides, posts and pages. Without the slash Docusaurus would take the rule for its own MDX rule. */
const TEXTS = /[\\/][^\\/]+\.mdx?$/;

/** The runtime chunk contains the hashes of all other chunks. */
const RUNTIME = /[\\/]runtime~[^\\/]*\.js$/;

/** Makes the bundler's output independent of the checkout's folder and of the cache (apps/portal/README.md). */
export default function reproducibleBuild(): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        ...renewCache(config, readFileSync(LOADER, 'utf8')),
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        module: { rules: [{ test: TEXTS, enforce: 'post', use: [{ loader: LOADER }] }] },
        // Docusaurus' own minimizer comes next and skips minified files.
        optimization: { minimizer: [minimizeRuntime()] },
      };
    },
  };
}

function minimizeRuntime() {
  return new rspack.SwcJsMinimizerRspackPlugin({
    test: RUNTIME,
    minimizerOptions: {
      minify: true,
      module: true,
      compress: true,
      mangle: false,
      format: { comments: false, ascii_only: true },
    },
  });
}
