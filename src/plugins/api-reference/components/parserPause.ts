/** What the pause runs: nothing. A policy that allows scripts by hash names this text. */
export const PAUSE_SCRIPT = '0';

/**
 * Stands between the long parts of a page. A browser reads a document that has arrived in one run,
 * and answers no tap until it ends; after a script in the body it takes the next task first. Without
 * scripts the page is the same.
 */
export const PARSER_PAUSE = `<script>${PAUSE_SCRIPT}</script>`;
