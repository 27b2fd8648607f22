import type { SecurityContact } from './options';

export const MANIFEST_PATH = '/manifest.webmanifest';
/** Address of `security.txt` (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** Icons of the manifest, in `static`. The maskable one fills the square. */
const MANIFEST_ICONS = [
  { path: '/img/icon-192.png', size: 192, purpose: 'any' },
  { path: '/img/icon-512.png', size: 512, purpose: 'any' },
  { path: '/img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

interface Site {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  /** As pages say it in `lang`. */
  readonly language: string;
  /** Colour of the page, which the window around it takes too. */
  readonly color: string;
}

/** The web manifest: the site's name and icons for readers who keep it as an app. */
export function writeManifest({ baseUrl, color, language, tagline, title }: Site): string {
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
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

/** `robots.txt`: every page may be read; the sitemap lists all. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Writes `security.txt`. Languages are in the order of preference. */
export function writeSecurity(
  { contacts, expires, policy }: SecurityContact,
  siteUrl: string,
  languages: readonly string[],
): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}
