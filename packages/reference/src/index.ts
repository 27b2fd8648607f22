/* The reference of a contract as HTML and Markdown: `@frontier/reference`. */

export { describeLimits } from './blocks/describeLimits.js';
export type { Badge, ClientSamples, Note, SiteChoice } from './blocks/links.js';
export { repeatsValue, withoutName } from './blocks/repetition.js';
export { bareValue } from './blocks/values.js';
export { escapeHtml } from './escapeHtml.js';
export { toMarkdown } from './markdown/toMarkdown.js';
export {
  type AnchoredText,
  writeAnchored,
  writeHtml,
  writeMarkdown,
} from './markdown/writeMarkdown.js';
export { writeReference } from './markdown/writeReference.js';
export type { NoteOf } from './render/adaptDescription.js';
export { highlightCode } from './render/highlightCode.js';
export { namePages, REDIRECT_SCRIPT, writeRedirect } from './render/namePages.js';
export { placeNotes } from './render/placeNotes.js';
export {
  createSchemaCards,
  type ReferenceOptions,
  type RenderedArticle,
  renderReference,
} from './render/renderReference.js';
export { writeSamples } from './render/writeSamples.js';
