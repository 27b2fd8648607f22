import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import type { BuiltPagesOptions } from './built-pages';
import type { PageScriptOptions } from './page-script';
import { SSR_TEMPLATE } from './page-script/ssrTemplate';
import { type MarkOptions, markStaticText, type StaticTextOptions } from './static-text';

/** Options of `lighten`. */
export interface LightOptions {
  /** The documentation plugin's own options. */
  readonly docs: DocsOptions & { readonly path: string };
  /** Page modules, which run without React; paths from the site's folder. */
  readonly modules: PageScriptOptions['modules'];
  /** Components of guides whose served HTML does not change in the browser. */
  readonly staticParts: MarkOptions['parts'];
  /** Opening tag before which a long page may pause (`addPauses`). */
  readonly pauseBefore: string;
}

/** Values for the site's configuration. */
export interface LightParts {
  readonly ssrTemplate?: string;
  readonly clientModules: string[];
  /** Plugins that must come before all others. */
  readonly first: PluginConfig[];
  /** Includes the documentation plugin. */
  readonly plugins: PluginConfig[];
}

const named = (name: string): string => `@frontier/light-docusaurus/${name}`;

/**
 * Returns the plugins and settings that make a site static first (README.md).
 *
 * @param isLight false keeps Docusaurus' defaults, except for the plugins that the site's theme needs.
 * @returns values that the site's configuration uses unchanged.
 * @example
 * const options = { docs: { path: 'docs' }, modules: [], staticParts: [], pauseBefore: '<h2' }
 * const parts = () => lighten(true, options)
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
    // No guide is marked as static. The site's theme needs two plugins in any case: `static-text` adds the element
    // around a guide's text, `sidebar-module` makes the sidebar a module, which the menu of other pages imports.
    const plugins = [
      pageScript,
      staticText,
      [named('sidebar-module'), docs] satisfies PluginConfig,
    ];
    return { clientModules: [], first: [], plugins };
  }
  const remarkPlugins = [
    ...(docs.beforeDefaultRemarkPlugins ?? []),
    [markStaticText, { parts: staticParts } satisfies MarkOptions],
  ];
  return {
    ssrTemplate: SSR_TEMPLATE,
    // It imports the routes, and thereby the theme. The styles of the theme's own modules must come first.
    clientModules: [require.resolve('./page-script/application/stayOffline')],
    first: [named('reproducible-build')],
    plugins: [
      pageScript,
      [named('built-pages'), { pauseBefore } satisfies BuiltPagesOptions],
      staticText,
      [
        named('sidebar-module'),
        { ...docs, beforeDefaultRemarkPlugins: remarkPlugins } as DocsOptions,
      ],
    ],
  };
}
