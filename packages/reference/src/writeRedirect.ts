import { escapeHtml } from './escapeHtml.js';
import type { Redirect } from './render/rendered.js';

/** Leads on with the fragment the reader came with, which a redirect without script would lose. */
export const REDIRECT_SCRIPT = `const target = new URL(document.currentScript.dataset.target, location.href);
if (location.hash) target.hash = location.hash;
location.replace(target);
`;

/** Its own files and nothing else; without a script it leads on by itself. */
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
 * A page that only leads on; without JavaScript it does so too, to the place the page began with.
 *
 * @param language of the page, as a language tag.
 * @param script address of a file that holds `REDIRECT_SCRIPT`.
 */
export function writeRedirect(redirect: Redirect, language: string, script: string): string {
  const target = escapeHtml(redirect.target);
  const title = escapeHtml(redirect.title);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<script src="${script}" data-target="${target}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>`,
    `<body><h1>${title}</h1><p><a href="${target}">${title}</a></p></body></html>\n`,
  ].join('\n');
}
