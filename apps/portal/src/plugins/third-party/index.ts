import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { collectPackages } from './collectPackages';
import { writeNotices } from './writeNotices';

const FILE = 'third-party-notices.txt';

interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: { readonly modules: Iterable<unknown> }) => void): void;
    };
  };
}

/** Publishes the licences of what the browser gets from other packages, as `/third-party-notices.txt`. */
export default function thirdParty(): Plugin {
  const folders = new Set<string>();
  return {
    name: 'third-party',

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({ hooks }: Compiler) =>
                  hooks.afterEmit.tap('third-party', ({ modules }) => {
                    for (const folder of collectPackages(modules)) folders.add(folder);
                  }),
              },
            ],
          },

    async postBuild({ outDir }) {
      if (folders.size === 0) throw new Error('third-party: the bundler named no package');
      await writeFile(path.join(outDir, FILE), writeNotices([...folders]));
    },
  };
}
