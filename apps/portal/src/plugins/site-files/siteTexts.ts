import type { DocusaurusConfig } from '@docusaurus/types';
import { escapeHtml } from '@frontier/reference';
import { SEARCH_PAGE } from '../search/client/SearchRequest';
import type { siteFiles } from './options';

/** The pages' language for screen readers, search engines and programs. */
export const LANGUAGE = 'pt-BR';

export const MANIFEST_PATH = '/manifest.webmanifest';
/** Path of `security.txt` (RFC 9116). */
export const SECURITY_PATH = '/.well-known/security.txt';

/** Icons of the manifest, in `static`. The maskable one fills the square. */
const MANIFEST_ICONS = [
  { path: '/img/icon-192.png', size: 192, purpose: 'any' },
  { path: '/img/icon-512.png', size: 512, purpose: 'any' },
  { path: '/img/icon-maskable-512.png', size: 512, purpose: 'maskable' },
];

type Site = Pick<DocusaurusConfig, 'baseUrl' | 'favicon' | 'tagline' | 'title' | 'url'>;

/**
 * The web manifest, with the site's name and icons for readers who install it.
 *
 * @param color of the page and of the surrounding window.
 */
export function writeManifest({ baseUrl, tagline, title }: Site, color: string): string {
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

export const OPEN_SEARCH_PATH = '/opensearch.xml';
/** Maximum length of a short name in OpenSearch. */
const LONGEST = 16;

/**
 * The OpenSearch 1.1 description, with which browsers offer the site's search.
 *
 * @param name in a browser's list of searches.
 * @throws {Error} when the name is too long.
 */
export function writeOpenSearch(
  { baseUrl, favicon = '', title, url: origin }: Site,
  name: string,
): string {
  if (name.length > LONGEST) {
    throw new Error(
      `portal.config.ts: OpenSearch accepts names of up to ${LONGEST} characters; "${name}" has ${name.length}.`,
    );
  }
  const url = origin + baseUrl;
  const template = new URL(`.${SEARCH_PAGE}`, url).href;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>Busca em ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${LANGUAGE}</Language>
  <Image type="image/svg+xml" width="16" height="16">${escapeHtml(new URL(favicon, url).href)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(template)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** `robots.txt`: allows every page and names the sitemap. */
export function writeRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 360;

/**
 * The text of `security.txt`.
 *
 * @param written instant of the newest commit: two builds of one commit are equal.
 */
export function writeSecurity(
  { contacts, policy }: NonNullable<(typeof siteFiles)['security']>,
  siteUrl: string,
  written: Date,
): string {
  const expires = new Date(written);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGE}, en`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}
