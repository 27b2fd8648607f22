import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { POLICY_NAMES } from '../../shared/trusted/createPolicy';
import { addPolicy } from './addPolicy';

/** Path of the font of running text in a build. */
const FONT = /^assets\/fonts\/geist-latin-.*\.woff2$/;
/** The link to the styles, in the head of a page. */
const SHEET = '<link rel=stylesheet';
/** The application's scripts, in the head of a page. */
const SCRIPT = /<script (?=[^>]*\bdefer\b)[^>]*><\/script>/g;

/** Adds a policy to each built page, and lets its styles and its font load before its scripts (README.md). */
export default function builtPages(): Plugin<undefined> {
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
      const names = await readdir(outDir, { recursive: true });
      const font = names.find((name) => FONT.test(name));
      const preload = `<link rel=preload as=font type=font/woff2 crossorigin href=/${font}>`;
      for (const name of names) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const html = await readFile(file, 'utf8');
        const scripts = (html.match(SCRIPT) ?? []).join('');
        const ordered = html
          .replaceAll(SCRIPT, '')
          .replace(SHEET, `${preload}$&`)
          .replace('</body>', `${scripts.replaceAll('<script ', '<script fetchpriority=low ')}$&`);
        await writeFile(file, addPolicy(ordered, name));
      }
    },
  };
}
