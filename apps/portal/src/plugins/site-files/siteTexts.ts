import type { siteFiles } from './options';

export const MANIFEST_PATH = '/manifest.webmanifest';
/** Path of `security.txt` (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** Icons of the manifest, in `static`. The maskable one fills the square. */
const MANIFEST_ICONS = [
  { path: '/img/icon-192.png', size: 192, purpose: 'any' },
  { path: '/img/icon-512.png', size: 512, purpose: 'any' },
  { path: '/img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

interface ManifestSite {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  /** Value of the pages' `lang`. */
  readonly language: string;
  /** Colour of the page and of the surrounding window. */
  readonly color: string;
}

/** The web manifest, with the site's name and icons for readers who install it. */
export function writeManifest({ baseUrl, color, language, tagline, title }: ManifestSite): string {
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

/** `robots.txt`: allows every page and names the sitemap. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Addresses in the format of RFC 9116. */
const CONTACT = /^(mailto:|https:\/\/|tel:)/;
/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 360;

/**
 * The text of `security.txt`; languages in the order of preference.
 *
 * @param written instant of the newest commit: two builds of one commit are equal.
 * @throws {Error} for an invalid contact address.
 */
export function writeSecurity(
  { contacts, policy }: NonNullable<(typeof siteFiles)['security']>,
  siteUrl: string,
  languages: readonly string[],
  written: Date,
): string {
  const wrong = contacts.find((contact) => !CONTACT.test(contact));
  if (wrong !== undefined) {
    throw new Error(
      `portal.config.ts, security: contacts must be addresses "mailto:", "https:" or "tel:" (${wrong})`,
    );
  }
  const expires = new Date(written);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}
