import type { JsonValue } from './json.js';

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/g;

/** Marks a number or keyword that is kept as a text; no text of a document contains this character. */
const MARK = '\u0000';
const MARKED = /"\\u0000([^"]*)"/g;

/** Marked numbers and keywords keep all digits. */
export function parseMarked(json: string): JsonValue {
  const marked = json.replace(TOKENS, (token) =>
    token.startsWith('"') ? token : JSON.stringify(MARK + token),
  );
  return JSON.parse(marked);
}

export function restoreMarked(json: string): string {
  return json.replaceAll(MARKED, '$1');
}

/** The text of a marked number or keyword; `undefined` for any other text. */
export function markedToken(text: string): string | undefined {
  return text.startsWith(MARK) ? text.slice(MARK.length) : undefined;
}
