/* The reference of a contract as HTML and Markdown: `@frontier/reference`. */

import { KEY, SIZES } from './browser/codeSize.js';

export { describeLimits } from './components/describeLimits.js';
export type { Badge, ClientCall, Note, SiteChoice } from './components/links.js';
export { bareValue, repeatsValue } from './components/values.js';
export { escapeHtml } from './escapeHtml.js';
export { labels as portuguese } from './labels.js';
export { toMarkdown } from './markdown/toMarkdown.js';
export {
  type AnchoredText,
  writeAnchored,
  writeHtml,
  writeMarkdown,
} from './markdown/writeMarkdown.js';
export { type ReferenceText, writeReference } from './markdown/writeReference.js';
export type { NoteOf } from './render/adaptDescription.js';
export { highlightCode } from './render/highlightCode.js';
export { namePages, REDIRECT_SCRIPT, writeRedirect } from './render/namePages.js';
export { placeNote } from './render/placeNote.js';
export {
  createSchemaCards,
  type ReferenceOptions,
  type RenderedArticle,
  type RenderedReference,
  renderReference,
} from './render/renderReference.js';
export { writeCurl, writeSamples } from './render/writeSamples.js';

/**
 * Script text for the `<head>` of a site's pages: applies the reader's code size before the first paint. All other
 * choices are applied by `@frontier/reference/browser`.
 */
export const CODE_SIZE_SCRIPT = `try{const s=localStorage.getItem('${KEY}');if('${SIZES}'.split(',').includes(s))document.documentElement.dataset.codeSize=s}catch{}`;
