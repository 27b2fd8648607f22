export const FIRST_MARKDOWN_PAGE = 'index.md';

/** Tells an earlier output of this tool from other files; no reader of Markdown shows it. */
export const MARKDOWN_GENERATOR = '<!-- frontier-reference -->';
