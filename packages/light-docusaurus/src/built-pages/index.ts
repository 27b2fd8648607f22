import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NOTICE_CLASS } from '../page-script/browser/reportFailure';
import { POLICY_NAMES } from '../trusted/createPolicy';
import { addPolicy } from './addPolicy';
import { carryStyles, dropFaces } from './carryStyles';
import { readSheets } from './readStyles';

/** Options of the plugin. */
export interface BuiltPagesOptions {
  /** Opening tag before which a long page may pause (`addPauses`). */
  readonly pauseBefore: string;
}

/**
 * Adds styles, pauses and a policy to each built page (README.md). The policy hashes the styles, and
 * Docusaurus runs all plugins' `postBuild` at the same time, so one plugin does it all.
 */
export default function builtPages(
  { baseUrl }: LoadContext,
  { pauseBefore }: BuiltPagesOptions,
): Plugin<undefined> {
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

/** Removes font faces from the site's stylesheets, since its pages contain them. */
async function dropFacesOf(outDir: string): Promise<void> {
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.css')) continue;
    const file = path.join(outDir, name);
    await writeFile(file, dropFaces(await readFile(file, 'utf8')));
  }
}

/** Characters of HTML between two pauses, at least. */
const PAUSE_AFTER = 50_000;

/**
 * Adds pauses to a long page. A browser parses and lays out all received HTML in one task and answers no tap
 * meanwhile; a script element ends that task.
 *
 * @param before opening tag before which a pause may be added. It must be in HTML that React does not hydrate.
 */
export function addPauses(html: string, before: string): string {
  let last = 0;
  return html.replaceAll(before, (tag, at: number) => {
    if (at - last < PAUSE_AFTER) return tag;
    last = at;
    return `<script>0</script>${tag}`;
  });
}
