import path from 'node:path';
import * as themeModule from '@docusaurus/theme-classic';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { dropUnusedWords } from './dropUnusedWords';

/** Docusaurus reads these from the module; the package's own types leave two of them out. */
export const { getSwizzleConfig, validateOptions, validateThemeConfig } =
  themeModule as unknown as PluginModule;

/** Client modules left out: the browser's highlighter, and a loading bar that is larger than ours. */
const LEFT_OUT = ['./prism-include-languages', './nprogress'];
const LOADING_BAR = path.join(__dirname, 'browser/showLoading.ts');

/**
 * Docusaurus' classic theme without the client module that brings Prism and its grammars into the
 * main bundle: code is highlighted at build time here (plugins/static-code). Its loading bar has a
 * smaller one in its place, and words of parts that no page shows are left out. Paths become
 * absolute, since Docusaurus resolves relative ones from this folder.
 */
export default function classicTheme(
  context: LoadContext,
  options: themeModule.Options,
): Plugin<undefined> {
  const theme = themeModule.default(context, options);
  const home = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const resolve = (file: string) => (file.startsWith('.') ? path.join(home, file) : file);
  return {
    ...theme,
    getThemePath: () => resolve(theme.getThemePath?.() ?? '../lib/theme'),
    getTypeScriptThemePath: () => resolve(theme.getTypeScriptThemePath?.() ?? '../src/theme'),
    getClientModules: () => [
      ...(theme.getClientModules?.() ?? []).filter((file) => !LEFT_OUT.includes(file)).map(resolve),
      LOADING_BAR,
    ],
    getDefaultCodeTranslationMessages: async () =>
      dropUnusedWords((await theme.getDefaultCodeTranslationMessages?.()) ?? {}),
  };
}
