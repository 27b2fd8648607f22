/* Headers of every response, and cache lifetimes by kind of file. The server configurations of this folder repeat them;
   `deploy/tests` compares the answers. */

/** Browser features that no page uses. Pages do write to the clipboard. */
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
 * The part of the policy without hashes. Each page's head has the policy of scripts and styles. The
 * browser enforces both, so a `default-src` here would block the allowed scripts.
 */
const POLICY = [
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
];

/** Sent with every response: pages, files, redirects and errors. Scripts have `SCRIPT_POLICY` instead of this policy. */
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

export const SCRIPT_PATH = '\\.m?js$';

/**
 * The policy of scripts. It applies where a script runs as a worker or service worker: these take their policy from their
 * own response, not from the page. It lets the simulator's worker load and compile PostgreSQL's program, and reach no
 * other site.
 */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * Files under `/assets/` with a content hash in their name: 8 digits from the bundler, 32 from
 * Docusaurus. `assets/busca/index.json` has none.
 */
export const HASHED_PATH = '^/assets/.+[.-](?:[0-9a-f]{8}|[0-9a-f]{32})\\.[a-z0-9]+$';

/**
 * Kinds of files that clients may cache without revalidation; all others have `no-cache`. Each path is a regular
 * expression, valid in nginx, Go and JavaScript. They do not overlap.
 */
export const CACHE_RULES = [
  { path: HASHED_PATH, cacheControl: 'public, max-age=31536000, immutable' },
  { path: '^/img/', cacheControl: 'public, max-age=86400' },
];
