import type { DocusaurusConfig } from '@docusaurus/types';

/** The pages' language for screen readers, search engines and programs. */
export const LANGUAGE = 'pt-BR';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Icons of the manifest, in `static`. The maskable one fills the square. */
const MANIFEST_ICONS = [
  { path: '/img/icon-192.png', size: 192, purpose: 'any' },
  { path: '/img/icon-512.png', size: 512, purpose: 'any' },
  { path: '/img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

/**
 * The web manifest, with the site's name and icons for readers who install it.
 *
 * @param color of the page and of the surrounding window.
 */
export function writeManifest(
  { baseUrl, tagline, title }: DocusaurusConfig,
  color: string,
): string {
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    lang: LANGUAGE,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: MANIFEST_ICONS.map(({ path, purpose, size }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `robots.txt`: allows every page and names the sitemap. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
