import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import type { BuiltPagesOptions } from './built-pages';
import type { PageScriptOptions } from './page-script';
import { SSR_TEMPLATE } from './page-script/ssrTemplate';
import type { StaticTextOptions } from './static-text';
import { type MarkOptions, markStaticText } from './static-text/markStaticText';

/** Options of the site. */
export interface LightOptions {
  /** The documentation plugin's own options. */
  readonly docs: DocsOptions & { readonly path: string };
  /** Modules for the browser that need no React, by path from the site's folder. */
  readonly modules: PageScriptOptions['modules'];
  /** Components of guides that their served HTML is enough for. */
  readonly staticParts: MarkOptions['parts'];
  /** How the parts of long pages begin that the browser may pause before. */
  readonly pauseBefore: string;
}

/** Parts of the site's configuration. */
export interface LightParts {
  readonly ssrTemplate?: string;
  readonly clientModules: string[];
  /** Before all others. */
  readonly first: PluginConfig[];
  /** The documentation plugin among them. */
  readonly plugins: PluginConfig[];
}

const named = (name: string): string => `@frontier/light-docusaurus/${name}`;

/**
 * The parts that a site's configuration takes (README.md).
 *
 * @param isLight false gives Docusaurus as it comes, except for the parts that the site's theme relies on.
 */
export function lighten(
  isLight: boolean,
  { docs, modules, pauseBefore, staticParts }: LightOptions,
): LightParts {
  const pageScript: PluginConfig = [
    named('page-script'),
    { modules, bundled: isLight } satisfies PageScriptOptions,
  ];
  const staticText: PluginConfig = [
    named('static-text'),
    { docs: docs.path } satisfies StaticTextOptions,
  ];
  if (!isLight) {
    // No guide is marked as static. Two parts stay for the theme of this site: the element around a
    // guide's text, and the sidebar as a module, which the menu of other pages imports.
    const plugins = [pageScript, staticText, [named('lean-docs'), docs] satisfies PluginConfig];
    return { clientModules: [], first: [], plugins };
  }
  const remarkPlugins = [
    ...(docs.beforeDefaultRemarkPlugins ?? []),
    [markStaticText, { parts: staticParts } satisfies MarkOptions],
  ];
  return {
    ssrTemplate: SSR_TEMPLATE,
    // It imports the routes, and with them the theme: after the theme's own modules, whose styles come first.
    clientModules: [require.resolve('./page-script/application/stayOffline')],
    first: [named('lean-client'), named('reproducible-build')],
    plugins: [
      pageScript,
      [named('built-pages'), { pauseBefore } satisfies BuiltPagesOptions],
      staticText,
      [named('lean-docs'), { ...docs, beforeDefaultRemarkPlugins: remarkPlugins } as DocsOptions],
    ],
  };
}
