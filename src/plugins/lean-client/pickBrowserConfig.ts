import type { DocusaurusConfig } from '@docusaurus/types';

/** Settings that only the build reads. */
const BUILD_KEYS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** What `siteConfig` holds in components: every setting but those that only the build reads. */
export function pickBrowserConfig(
  config: DocusaurusConfig,
): Omit<DocusaurusConfig, (typeof BUILD_KEYS)[number]> {
  const picked: Partial<DocusaurusConfig> = { ...config };
  for (const key of BUILD_KEYS) delete picked[key];
  return picked as Omit<DocusaurusConfig, (typeof BUILD_KEYS)[number]>;
}
