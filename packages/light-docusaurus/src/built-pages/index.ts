import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NOTICE_CLASS } from '../page-script/browser/tellFailure';
import { POLICY_NAMES } from '../trusted/createPolicy';
import { addPauses } from './addPauses';
import { addPolicy } from './addPolicy';
import { carryStyles, dropFaces } from './carryStyles';
import { readSheets } from './readStyles';

/** Options of the plugin. */
export interface BuiltPagesOptions {
  /** How the parts of long pages begin that the browser may pause before (`addPauses`). */
  readonly pauseBefore: string;
}

/**
 * Finishes each built page: it gets its styles, then its policy, which counts on
 * them (README.md). One plugin does both: Docusaurus runs all plugins' `postBuild` at the same time.
 */
export default function builtPages(
  { baseUrl }: LoadContext,
  { pauseBefore }: BuiltPagesOptions,
): Plugin<undefined> {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'built-pages',

    // The development server has no policy.
    getClientModules: () => (isProduction ? [path.join(__dirname, 'client/trustTexts.ts')] : []),

    configureWebpack: (_config, isServer) =>
      isServer || !isProduction
        ? {}
        : { output: { trustedTypes: { policyName: POLICY_NAMES.chunks } } },

    async postBuild({ outDir }) {
      const sources = { scriptClasses: [NOTICE_CLASS], sheetOf: readSheets(outDir, baseUrl) };
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const styled = carryStyles(html, sources);
        const finished = addPolicy(addPauses(styled, pauseBefore), name);
        if (finished !== html) await writeFile(file, finished);
      }
      await dropFacesOf(outDir);
    },
  };
}

/** Takes the faces out of the site's stylesheets, once its pages carry them. */
async function dropFacesOf(outDir: string): Promise<void> {
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.css')) continue;
    const file = path.join(outDir, name);
    await writeFile(file, dropFaces(await readFile(file, 'utf8')));
  }
}
