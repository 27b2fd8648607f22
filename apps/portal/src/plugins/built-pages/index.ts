import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { POLICY_NAMES } from '../../shared/trusted/createPolicy';
import { addPolicy } from './addPolicy';
import { prepareStyles, wordsOf } from './usedStyles';
import { writeConstants } from './writeConstants';

const SHEET = /^assets\/css\/styles\..*\.css$/;
/** The application's scripts, in the head of a page. */
const SCRIPT = /<script (?=[^>]*\bdefer\b)[^>]*><\/script>/g;
const SHEET_LINK = /<link rel=stylesheet[^>]*>/g;

/** Elements and classes that scripts add before the whole stylesheet is there. */
const ADDED = [
  'copy-dialog',
  'dialog',
  'failure-notice',
  'table-of-contents__link--active',
  'textarea',
];

/** Adds to each built page its policy and the styles that it uses, and lets its scripts load last (README.md). */
export default function builtPages(): Plugin<undefined> {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'built-pages',

    // Pages of the development server have no policy.
    getClientModules: () => (isProduction ? [path.join(__dirname, 'client/trustTexts.ts')] : []),

    configureWebpack: (_config, isServer) =>
      isServer || !isProduction
        ? {}
        : {
            // It imports Docusaurus' own entry when a reader needs it.
            entry: path.join(__dirname, '../../start/entry.ts'),
            output: { trustedTypes: { policyName: POLICY_NAMES.chunks } },
            // The first script lists all chunks: their names are enough.
            optimization: { chunkIds: 'named' },
          },

    async postBuild({ outDir }) {
      const names = await readdir(outDir, { recursive: true });
      const sheet = names.find((name) => SHEET.test(name));
      if (!sheet) throw new Error('built-pages: the build has no assets/css/styles.*.css');
      const rules = writeConstants(await readFile(path.join(outDir, sheet), 'utf8'));
      const pickStyles = prepareStyles(rules);
      // A second rule of a face would load it again, and change the text while it is read.
      await writeFile(path.join(outDir, sheet), rules.replaceAll(/@font-face\s*{[^}]*}/g, ''));
      for (const name of names) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const scripts = (html.match(SCRIPT) ?? []).join('');
        // Redirects have no styles.
        const styles = scripts && pickStyles(new Set([...ADDED, ...wordsOf(html)]));
        const ordered = html
          .replaceAll(SCRIPT, '')
          .replaceAll(SHEET_LINK, '')
          .replace('</head>', () => `${styles && `<style>${styles}</style>`}</head>`)
          .replace('</body>', `${scripts.replaceAll('<script ', '<script fetchpriority=low ')}$&`);
        await writeFile(file, addPolicy(ordered, name));
      }
    },
  };
}
