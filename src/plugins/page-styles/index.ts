import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NOTICE_CLASS } from '../page-script/browser/tellFailure';
import { carryStyles } from './carryStyles';
import { readSheets } from './readSheets';

/** Pages carry the styles that they use, and no page waits for a stylesheet (README.md). */
export default function pageStyles({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-styles',

    async postBuild({ outDir }) {
      const sources = { scriptClasses: [NOTICE_CLASS], sheetOf: readSheets(outDir, baseUrl) };
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const styled = carryStyles(html, sources);
        if (styled !== html) await writeFile(file, styled);
      }
    },
  };
}
