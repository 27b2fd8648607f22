import { createHash } from 'node:crypto';
import { PAUSE_SCRIPT } from '../plugins/api-reference/components/parserPause';
import { escapeHtml } from '../plugins/api-reference/escapeHtml';
import type { Labels } from '../plugins/api-reference/labels';

/** Minified style and script of a page without a site around it. */
export interface StandaloneAssets {
  readonly style: string;
  readonly script: string;
}

/** Tells an earlier output of this tool from other files. */
export const GENERATOR = '<meta name="generator" content="frontier-reference">';
/** The files beside the pages of a reference that is a folder. */
export const STYLE_FILE = 'referencia.css';
export const SCRIPT_FILE = 'referencia.js';

export interface StandalonePage {
  readonly title: string;
  readonly description: string;
  /** The reference's own HTML. */
  readonly html: string;
  readonly labels: Labels;
}

/**
 * Puts a whole document around a reference page. Its policy allows its own style and scripts and
 * nothing else: neither code from the contract's text nor any request.
 *
 * @param inline carries style and script in the page; otherwise they stand in files beside it.
 */
export function writeStandalonePage(
  { title, description, html, labels }: StandalonePage,
  inline: StandaloneAssets | undefined,
): string {
  const policy = [
    "default-src 'none'",
    `script-src ${inline ? hashOf(inline.script) : "'self'"} ${hashOf(PAUSE_SCRIPT)}`,
    `style-src ${inline ? hashOf(inline.style) : "'self'"}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    `<!doctype html><html lang="${labels.language}" data-theme="light"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    GENERATOR,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<link rel="icon" href="data:,">',
    inline
      ? `<style>${inline.style}</style><script>${inline.script}</script>`
      : `<link rel="stylesheet" href="${STYLE_FILE}"><script src="${SCRIPT_FILE}"></script>`,
    '</head><body>',
    `<a class="s-skip" href="#r-main">${labels.skipToContent}</a>`,
    `<p class="s-tools"><button type="button" data-colour-mode aria-pressed="false">${labels.darkMode}</button></p>`,
    `<main>${html}</main></body></html>`,
    '',
  ].join('\n');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
