import { escapeHtml } from './escapeHtml.js';
import { labels } from './labels.js';
import type { Redirect } from './render/renderReference.js';

/**
 * Script text of a redirect page. It keeps the fragment, which a redirect without a script would lose, or replaces
 * it by its new address.
 */
export const REDIRECT_SCRIPT = `const { places = '{}', target } = document.currentScript.dataset;
const moved = new Map(Object.entries(JSON.parse(places)));
let place = location.hash.slice(1);
try {
  place = decodeURIComponent(place);
} catch {}
const next = new URL(moved.get(place) ?? target, location.href);
if (place && !moved.has(place)) next.hash = location.hash;
location.replace(next);
`;

/** Allows only files of the site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Writes a page that redirects to another address, also without JavaScript.
 *
 * @param redirect title and target of the page, and new addresses by old anchor.
 * @param script address of a file that contains `REDIRECT_SCRIPT`.
 * @returns a complete HTML document.
 * @example
 * writeRedirect({ title: 'API', target: '/api' }, '/go.js').includes('url=/api') // true
 */
export function writeRedirect(
  redirect: Pick<Redirect, 'places' | 'target' | 'title'>,
  script: string,
): string {
  const target = escapeHtml(redirect.target);
  const title = escapeHtml(redirect.title);
  const places = JSON.stringify(redirect.places ?? {});
  const moved = places === '{}' ? '' : ` data-places="${escapeHtml(places)}"`;
  return [
    `<!doctype html><html lang="${labels.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<script src="${script}" data-target="${target}"${moved}></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>`,
    `<body><h1>${title}</h1><p><a href="${target}">${title}</a></p></body></html>\n`,
  ].join('\n');
}
