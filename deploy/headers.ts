/*
 * The headers of every answer, and how long each kind of file may be kept. Everything in this folder
 * that a server reads has them from here (`npm run deploy:files`); README.md has the table.
 */

/** Powers of the browser that no page of the site uses. Writing to the clipboard is one that they do use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The part of the policy without hashes. Scripts and styles are in the policy of the page's head:
 * the browser holds both, so a `default-src` here would forbid the allowed ones.
 */
const POLICY = [
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
];

/** Carried by every answer: pages, files, redirects and errors. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY.join('; '),
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** A kind of file, by its path, and how long it may be kept. */
export interface CacheRule {
  readonly what: string;
  /** Regular expression of the whole path, as nginx, Go and JavaScript read it alike. */
  readonly path: string;
  readonly cacheControl: string;
}

/**
 * Files under `/assets/` with a hash of their content in their name: 8 places from the bundler, 32
 * from Docusaurus. `assets/busca/index.json` has none.
 */
export const HASHED_PATH = '^/assets/.+[.-](?:[0-9a-f]{8}|[0-9a-f]{32})\\.[a-z0-9]+$';

/** Kinds of files that may be kept without asking again. They do not overlap. */
export const CACHE_RULES: readonly CacheRule[] = [
  {
    what: 'files with a hash in their name',
    path: HASHED_PATH,
    cacheControl: 'public, max-age=31536000, immutable',
  },
  { what: 'pictures under `/img/`', path: '^/img/', cacheControl: 'public, max-age=86400' },
];

/** Everything else, and whatever is not answered with the file: redirects, missing files. */
export const REVALIDATE = 'no-cache';

/** Where programs look for the APIs of a host. */
export const CATALOG = '/.well-known/api-catalog';
/** Said with it: who asks for its head alone is to learn where the catalogue is (RFC 9727, 2). */
export const CATALOG_LINK = `<${CATALOG}>; rel="api-catalog"`;
