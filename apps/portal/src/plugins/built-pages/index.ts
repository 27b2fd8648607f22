import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { POLICY_NAMES } from '../../shared/trusted/createPolicy';
import { addPolicy } from './addPolicy';
import { carryStyles, dropFaces } from './carryStyles';
import { readSheets } from './readStyles';

/**
 * Adds styles and a policy to each built page (README.md). The policy hashes the styles, and
 * Docusaurus runs all plugins' `postBuild` at the same time, so one plugin does it all.
 */
export default function builtPages({ baseUrl }: LoadContext): Plugin<undefined> {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'built-pages',

    // Pages of the development server have no policy.
    getClientModules: () => (isProduction ? [path.join(__dirname, 'client/trustTexts.ts')] : []),

    configureWebpack: (_config, isServer) =>
      isServer || !isProduction
        ? {}
        : { output: { trustedTypes: { policyName: POLICY_NAMES.chunks } } },

    async postBuild({ outDir }) {
      const sheetOf = readSheets(outDir, baseUrl);
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const finished = addPolicy(carryStyles(html, sheetOf), name);
        if (finished !== html) await writeFile(file, finished);
      }
      await dropFacesOf(outDir);
    },
  };
}

/** Removes font faces from the site's stylesheets, since its pages contain them. */
async function dropFacesOf(outDir: string): Promise<void> {
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.css')) continue;
    const file = path.join(outDir, name);
    await writeFile(file, dropFaces(await readFile(file, 'utf8')));
  }
}
