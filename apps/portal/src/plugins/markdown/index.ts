import path from 'node:path';
import * as themeModule from '@docusaurus/theme-classic';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/** Docusaurus reads these exports from the module; the package's types omit two of them. */
export const { getSwizzleConfig, validateOptions, validateThemeConfig } =
  themeModule as unknown as PluginModule;

const LEFT_OUT = ['./prism-include-languages', './nprogress'];
const PROGRESS = path.join(__dirname, 'client/showProgress.ts');

/**
 * Docusaurus' classic theme without the client module that adds Prism and its grammars to the main bundle: code is
 * highlighted at build time (`highlightBlocks`). Our own progress bar replaces the theme's, which writes HTML from a
 * text and violates the pages' policy. So does the style of its sprite of icons; we use our own (`theme/Icon`). Paths
 * become absolute, because Docusaurus resolves relative ones from this folder.
 *
 * @throws {Error} if the theme lacks one of the modules: another may have its code.
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
    getClientModules() {
      const modules = theme.getClientModules?.() ?? [];
      for (const file of LEFT_OUT) {
        if (modules.includes(file)) continue;
        throw new Error(`markdown: Docusaurus' theme has no client module ${file}`);
      }
      return [...modules.filter((file) => !LEFT_OUT.includes(file)).map(resolve), PROGRESS];
    },
    injectHtmlTags: (args) => {
      const { preBodyTags = [], ...others } = theme.injectHtmlTags?.(args) ?? {};
      // The sprite of icons is the only drawing among them.
      const kept = [preBodyTags].flat().filter((tag) => Object(tag).tagName !== 'svg');
      return { ...others, preBodyTags: kept };
    },
  };
}
