import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';
import { PARTS_SCRIPT } from '../partsScript.js';
import { GENERATOR, type OutputFile } from './writeOutput.js';

/** The files beside the pages of a reference that is a folder. */
const STYLE_FILE = 'reference.css';
const SCRIPT_FILE = 'reference.js';
const PREVIEW_SCRIPT_FILE = 'preview.js';

/** Minified style and script of a page without a site around it. */
export interface StandaloneAssets {
  readonly style: string;
  readonly script: string;
}

/** What stands at the top of every page: a name, a picture, or both. */
export interface Brand {
  readonly title: string | undefined;
  /** Address of the picture. */
  readonly logo: string | undefined;
  /** Said in the picture's place where no title stands beside it. */
  readonly alternative: string;
  /** Where it leads, if anywhere. */
  readonly href: string | undefined;
}

export interface StandalonePage {
  readonly title: string;
  readonly description: string;
  /** The page's own HTML in pieces, with the place `conteudo` that the first link skips to. */
  readonly pieces: readonly string[];
  readonly labels: Labels;
  readonly brand: Brand | undefined;
}

/** Where style and script are: carried in the page, or in files in a folder of this address. */
export type AssetPlace =
  | { readonly inline: StandaloneAssets }
  | {
      readonly root: string;
      /** Of a preview: what the page is compared with to know that it is old. */
      readonly rendering?: string | undefined;
    };

/**
 * Reads the style and the script that the package's build left beside its modules.
 *
 * @param css rules that come after the package's own.
 */
export function readAssets(css: string | undefined): StandaloneAssets {
  const style = readBuilt('standalone.css');
  const script = PARTS_SCRIPT + readBuilt('standalone.js');
  return { style: css === undefined ? style : `${style}\n${css}`, script };
}

/**
 * The stylesheet and the scripts that every page of a folder uses.
 *
 * @param rendering of a preview, which has a script that brings a page back when it is old.
 */
export function listAssetFiles(
  css: string | undefined,
  rendering: string | undefined,
): OutputFile[] {
  const { script, style } = readAssets(css);
  const files = [
    { name: STYLE_FILE, content: style },
    { name: SCRIPT_FILE, content: script },
  ];
  if (rendering === undefined) return files;
  return [...files, { name: PREVIEW_SCRIPT_FILE, content: readBuilt('preview.js') }];
}

function readBuilt(name: string): string {
  return readFileSync(new URL(`../standalone/${name}`, import.meta.url), 'utf8').trim();
}

/**
 * Puts a whole document around a reference page. Its policy allows its own style and scripts and
 * nothing else: neither code from the contract's text nor any request, nor HTML that a script writes.
 *
 * @returns the document in pieces.
 */
export function writeStandalonePage(page: StandalonePage, place: AssetPlace): string[] {
  const { brand, description, labels, pieces, title } = page;
  const { allowed, tags } = describeAssets(place);
  const policy = [
    "default-src 'none'",
    ...allowed,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const start = [
    `<!doctype html><html lang="${labels.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    GENERATOR,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<link rel="icon" href="data:,">',
    tags,
    '</head><body>',
    `<a class="s-skip" href="#conteudo">${escapeHtml(labels.skipToContent)}</a>`,
    `<header class="s-bar">${brand ? writeBrand(brand) : ''}<p class="s-tools"><button type="button" data-colour-mode aria-pressed="false">${escapeHtml(labels.darkMode)}</button></p></header>`,
    '<main>',
  ].join('\n');
  return [start, ...withPauses(pieces), '</main></body></html>\n'];
}

/** What a pause runs. */
const PAUSE_SCRIPT = '0';
/** Characters of HTML after which there is one. */
const PAUSE_AFTER = 50_000;

/**
 * Puts pauses between the parts of a long page. A browser reads what has arrived of a document in one run, and
 * answers no tap until it ends; after a script it takes the next task first.
 */
function withPauses(pieces: readonly string[]): string[] {
  let length = 0;
  return pieces.map((piece) => {
    length += piece.length;
    if (length < PAUSE_AFTER) return piece;
    length = 0;
    return `${piece}<script>${PAUSE_SCRIPT}</script>`;
  });
}

/** What the policy allows of style and script, and the tags that bring them. */
function describeAssets(place: AssetPlace): { allowed: readonly string[]; tags: string } {
  if ('inline' in place) {
    const { script, style } = place.inline;
    return {
      allowed: [
        `script-src ${hashOf(script)} ${hashOf(PAUSE_SCRIPT)}`,
        `style-src ${hashOf(style)}`,
        'img-src data:',
      ],
      tags: `<style>${style}</style><script>${script}</script>`,
    };
  }
  const { rendering, root } = place;
  const allowed = [
    `script-src 'self' ${hashOf(PAUSE_SCRIPT)}`,
    "style-src 'self'",
    "img-src data: 'self'",
  ];
  const style = `<link rel="stylesheet" href="${root}${STYLE_FILE}">`;
  const tags = `${style}<script src="${root}${SCRIPT_FILE}"></script>`;
  if (rendering === undefined) return { allowed, tags };
  const preview = `<script src="${root}${PREVIEW_SCRIPT_FILE}" data-rendering="${rendering}"></script>`;
  return { allowed: [...allowed, "connect-src 'self'"], tags: tags + preview };
}

function writeBrand({ alternative, href, logo, title }: Brand): string {
  const alt = title === undefined ? alternative : '';
  const picture = logo === undefined ? '' : `<img src="${logo}" alt="${escapeHtml(alt)}">`;
  const shown = `${picture}${title === undefined ? '' : `<span>${escapeHtml(title)}</span>`}`;
  const linked = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
  return `<p class="s-brand">${linked}</p>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
