import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { anchorWordsOf } from '@frontier/openapi';
import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';
import { GENERATOR, type OutputFile } from './writeOutput.js';
import { type TopBar, writeTopBar } from './writeTopBar.js';

/** The files beside the pages of a reference that is a folder. */
const STYLE_FILE = 'reference.css';
const SCRIPT_FILE = 'reference.js';
const SEARCH_SCRIPT_FILE = 'search.js';
const PREVIEW_SCRIPT_FILE = 'preview.js';

/** Minified style and scripts of a page without a site around it. */
export interface StandaloneAssets {
  readonly style: string;
  readonly script: string;
  readonly search: string;
}

export interface StandalonePage {
  readonly title: string;
  readonly description: string;
  /** The page's own HTML in pieces, with the place (`anchorWordsOf`) that the first link skips to. */
  readonly pieces: readonly string[];
  readonly labels: Labels;
  readonly bar: TopBar;
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
 * Reads the style and the scripts that the package's build left beside its modules.
 *
 * @param css rules that come after the package's own.
 */
export function readAssets(css: string | undefined): StandaloneAssets {
  const style = readBuilt('standalone.css');
  return {
    style: css === undefined ? style : `${style}\n${css}`,
    script: readBuilt('standalone.js'),
    search: readBuilt('search.js'),
  };
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
  const { script, search, style } = readAssets(css);
  const files = [
    { name: STYLE_FILE, content: style },
    { name: SCRIPT_FILE, content: script },
    { name: SEARCH_SCRIPT_FILE, content: search },
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
  const { bar, description, labels, pieces, title } = page;
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
    `<!doctype html><html ${languageAttributes(labels)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    GENERATOR,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<link rel="icon" href="data:,">',
    tags,
    '</head><body>',
    `<a class="s-skip" href="#${anchorWordsOf(labels.language).content}">${escapeHtml(labels.skipToContent)}</a>`,
    writeTopBar(bar, labels),
    '<main>',
  ].join('\n');
  return [start, ...withPauses(pieces), '</main></body></html>\n'];
}

/** What a pause runs. */
const PAUSE_SCRIPT = '0';
/** Characters of HTML after which there is one. */
const PAUSE_AFTER = 50_000;

/**
 * Puts pauses between the parts of a long page. A browser reads, and lays out, what has arrived of a document in one
 * run, and answers no tap until it ends; after a script it takes the next task first.
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

/** Scripts that are written from right to left. */
const LEFTWARD = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The attributes of the page's language; from left to right a page is written without being told. */
function languageAttributes({ language }: Labels): string {
  const { script = '' } = new Intl.Locale(language).maximize();
  return `lang="${language}"${LEFTWARD.includes(script) ? ' dir="rtl"' : ''}`;
}

/** What the policy allows of style and script, and the tags that bring them. */
function describeAssets(place: AssetPlace): { allowed: readonly string[]; tags: string } {
  if ('inline' in place) {
    const { script, search, style } = place.inline;
    return {
      allowed: [
        `script-src ${hashOf(script)} ${hashOf(search)} ${hashOf(PAUSE_SCRIPT)}`,
        `style-src ${hashOf(style)}`,
        'img-src data:',
      ],
      tags: `<style>${style}</style><script>${script}</script><script>${search}</script>`,
    };
  }
  const { rendering, root } = place;
  const allowed = [
    `script-src 'self' ${hashOf(PAUSE_SCRIPT)}`,
    "style-src 'self'",
    "img-src data: 'self'",
  ];
  const style = `<link rel="stylesheet" href="${root}${STYLE_FILE}">`;
  // What the first paint needs comes first; the search may come at any time.
  const tags = `${style}<script src="${root}${SCRIPT_FILE}"></script><script src="${root}${SEARCH_SCRIPT_FILE}" async></script>`;
  if (rendering === undefined) return { allowed, tags };
  const preview = `<script src="${root}${PREVIEW_SCRIPT_FILE}" data-rendering="${rendering}"></script>`;
  return { allowed: [...allowed, "connect-src 'self'"], tags: tags + preview };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
