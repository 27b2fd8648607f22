import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';
import type { BuiltPagesOptions } from './built-pages';
import type { PageScriptOptions } from './page-script';
import { buildSsrTemplate } from './page-script/ssrTemplate';
import type { StaticTextOptions } from './static-text';
import { type MarkOptions, markStaticText } from './static-text/markStaticText';

/**
 * `intent`: pages are static until a reader needs React. `load`: React starts with each page, the rest
 * stays. `off`: Docusaurus as it comes, but for what the site's theme relies on.
 */
export type Lightness = 'intent' | 'load' | 'off';

/** What the site gives to be made light. */
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

/** What goes into the site's configuration. */
export interface LightParts {
  readonly ssrTemplate?: string;
  readonly clientModules: string[];
  /** Before all others. */
  readonly first: PluginConfig[];
  /** The documentation plugin among them. */
  readonly plugins: PluginConfig[];
}

const named = (name: string): string => `@frontier/light-docusaurus/${name}`;

/** Which parts a site's configuration takes; the one switch between light and plain (README.md). */
export function lighten(lightness: Lightness, options: LightOptions): LightParts {
  const { docs, modules, pauseBefore, staticParts } = options;
  const bundled = lightness !== 'off';
  const pageScript: PluginConfig = [
    named('page-script'),
    { modules, bundled } satisfies PageScriptOptions,
  ];
  const staticText: PluginConfig = [
    named('static-text'),
    { docs: docs.path } satisfies StaticTextOptions,
  ];
  if (!bundled) {
    // No guide is marked as static. What the theme of this site relies on stays: the element around a
    // guide's text, and the sidebar as a module, which the menu of other pages imports.
    const plugins = [pageScript, staticText, [named('lean-docs'), docs] satisfies PluginConfig];
    return { clientModules: [], first: [], plugins };
  }
  const remarkPlugins = [
    ...(docs.beforeDefaultRemarkPlugins ?? []),
    [markStaticText, { parts: staticParts } satisfies MarkOptions],
  ];
  return {
    ssrTemplate: buildSsrTemplate(lightness),
    // It imports the routes, and with them the theme: after the theme's own modules, whose styles come first.
    clientModules: [require.resolve('./page-script/application/stayOffline')],
    first: [named('lean-client'), named('reproducible-build')],
    plugins: [
      pageScript,
      [
        named('built-pages'),
        // With React from the start, the theme's own link to its stylesheet stays.
        { carryStyles: lightness === 'intent', pauseBefore } satisfies BuiltPagesOptions,
      ],
      staticText,
      [named('lean-docs'), { ...docs, beforeDefaultRemarkPlugins: remarkPlugins } as DocsOptions],
    ],
  };
}
