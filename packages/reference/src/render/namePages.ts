import type { Service } from '@frontier/openapi';
import { escapeHtml } from '../escapeHtml.js';
import { labels } from '../labels.js';

/** Longest slug in bytes, far below the file name limit of every file system. */
const LENGTH_LIMIT = 80;
/** `index` is the first page's file name; the others are device names on Windows. */
const RESERVED = /^(?:index|con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/**
 * Assigns a slug, the last part of the address, to each operation, tag and shared schema. Readers and other sites keep
 * these addresses, so operations come first and keep their ids as slugs.
 *
 * @param service model of the contract.
 * @returns slugs by anchor.
 * @example
 * namePages(service).get('listarOperacoes') // 'listarOperacoes'
 */
export function namePages(service: Service): ReadonlyMap<string, string> {
  const slugs = new PageSlugs();
  const tags = service.groups.flatMap((group) => group.tags);
  const named = [
    ...tags.flatMap(({ operations }) => operations).map(({ anchor }) => [anchor, anchor] as const),
    ...tags.map(({ anchor, name }) => [anchor, name.toLowerCase()] as const),
    ...service.schemas.map(({ anchor }) => [anchor, anchor] as const),
  ];
  return new Map(named.map(([anchor, text]) => [anchor, slugs.claim(text)]));
}

/**
 * Assigns slugs that are unique on case-insensitive file systems. A slug is never empty, which is the reference's
 * first page, and never a reserved file name.
 */
export class PageSlugs {
  private readonly taken = new Set<string>();
  private readonly copies = new Map<string, number>();

  /** @returns the text without accents and without characters that need escaping, numbered if it is taken. */
  claim(text: string): string {
    const wanted = toSlug(text);
    const key = foldCase(wanted);
    let copy = this.copies.get(key) ?? 1;
    let slug = wanted;
    while (this.taken.has(foldCase(slug))) {
      copy += 1;
      slug = `${wanted}-${copy}`;
    }
    this.copies.set(key, copy);
    this.taken.add(foldCase(slug));
    return slug;
  }
}

function toSlug(text: string): string {
  const slug = text
    .slice(0, LENGTH_LIMIT * 2)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+/, '');
  // The site's router removes `.html` from addresses.
  const kept = cutBytes(slug)
    .replace(/[-.]+$/, '')
    .replace(/\.(html?)$/i, '-$1');
  // A device name is reserved with every extension.
  return kept.replace(RESERVED, (name) => `${name}-2`) || 'x';
}

/** Folds both ways, since some file systems fold case to capitals and others to small letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/** Cuts a text to the byte limit between characters. */
function cutBytes(text: string): string {
  let size = 0;
  let kept = '';
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > LENGTH_LIMIT) break;
    kept += character;
  }
  return kept;
}

interface Redirect {
  readonly title: string;
  /** Address with fragment. */
  readonly target: string;
  /** The content of the target in HTML, for programs that follow no redirect; otherwise a link. */
  readonly html?: string;
}

/** Script text of a redirect page. It keeps the fragment, which a redirect without a script would lose. */
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
 * @param redirect title and target of the page.
 * @param script address of a file that contains `REDIRECT_SCRIPT`.
 * @returns a complete HTML document.
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
