import type { Service } from '@frontier/openapi';
import { escapeHtml } from '../escapeHtml.js';
import { labels } from '../labels.js';

/** UTF-16 units of a slug, each of at most three bytes: below the file name limit of every file system. */
const LENGTH_LIMIT = 80;

/**
 * Assigns a slug, the last part of the address, to each operation, tag and shared schema. Readers and other sites keep
 * these addresses, so operations come first and keep their ids as slugs. Slugs differ in more than case, since some file
 * systems ignore it.
 *
 * @returns slugs by anchor.
 * @example
 * namePages(service).get('listarOperacoes') // 'listarOperacoes'
 */
export function namePages(service: Service): ReadonlyMap<string, string> {
  const tags = service.groups.flatMap((group) => group.tags);
  const named = [
    ...tags.flatMap(({ operations }) => operations).map(({ anchor }) => [anchor, anchor] as const),
    ...tags.map(({ anchor, name }) => [anchor, name.toLowerCase()] as const),
    ...service.schemas.map(({ anchor }) => [anchor, anchor] as const),
  ];
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  return new Map(
    named.map(([anchor, text]) => {
      const wanted = toSlug(text);
      let slug = wanted;
      while (taken.has(foldCase(slug))) {
        const copy = (copies.get(wanted) ?? 1) + 1;
        copies.set(wanted, copy);
        slug = `${wanted}-${copy}`;
      }
      taken.add(foldCase(slug));
      return [anchor, slug];
    }),
  );
}

/** A text without accents and without characters that need escaping; neither empty nor `index`, the page itself. */
function toSlug(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+/, '');
  // The cut may leave half a character.
  const kept = slug.slice(0, LENGTH_LIMIT).replace(/[-.\uD800-\uDBFF]+$/, '');
  return kept.replace(/^index$/i, 'index-2') || 'x';
}

/** Folds both ways, since some file systems fold case to capitals and others to small letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

interface Redirect {
  readonly title: string;
  /** Address with fragment. */
  readonly target: string;
  /** The content of the target in HTML, for programs that follow no redirect; otherwise a link. */
  readonly html?: string;
}

/** A redirect without a script would lose the fragment. */
export const REDIRECT_SCRIPT = `const next = new URL(document.currentScript.dataset.target, location.href);
if (location.hash) next.hash = location.hash;
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
 * @param script address of a file that contains `REDIRECT_SCRIPT`.
 * @example
 * writeRedirect({ title: 'API', target: '/api' }, '/go.js').includes('url=/api') // true
 */
export function writeRedirect(redirect: Redirect, script: string): string {
  const target = escapeHtml(redirect.target);
  const title = escapeHtml(redirect.title);
  const html = redirect.html ?? `<h1>${title}</h1><p><a href="${target}">${title}</a></p>`;
  return [
    `<!doctype html><html lang="${labels.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width">',
    redirect.html === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${target.replace(/#.*/, '')}">`,
    `<script src="${script}" data-target="${target}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>`,
    `<body>${html}</body></html>\n`,
  ].join('\n');
}
