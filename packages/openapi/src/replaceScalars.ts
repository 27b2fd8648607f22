import type { JsonValue } from './json.js';

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/g;

/**
 * Replaces each number and keyword of a JSON text, so that `JSON.parse` can keep all digits of numbers.
 *
 * @param put returns the replacement of a number or keyword.
 */
function replaceScalars(json: string, put: (token: string) => string): string {
  return json.replace(TOKENS, (token) => (token.startsWith('"') ? token : put(token)));
}

/** Marks a number or keyword that is kept as a text; no text of a document contains this character. */
const MARK = '\u0000';
const MARKED = /"\\u0000([^"]*)"/g;

/** Keeps a number or keyword as a text. */
export function markToken(token: string): string {
  return MARK + token;
}

/** Parses JSON with each number and keyword as a marked text, which keeps all digits. */
export function parseMarked(json: string): JsonValue {
  return JSON.parse(replaceScalars(json, (token) => JSON.stringify(markToken(token))));
}

/** Restores the numbers and keywords in JSON text that was printed with marked texts. */
export function restoreMarked(json: string): string {
  return json.replaceAll(MARKED, '$1');
}

/** The text of a marked number or keyword; `undefined` for any other text. */
export function markedToken(text: string): string | undefined {
  return text.startsWith(MARK) ? text.slice(MARK.length) : undefined;
}
