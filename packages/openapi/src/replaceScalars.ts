const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/g;

/**
 * Replaces each number and keyword of a JSON text, so that `JSON.parse` can keep all digits of numbers.
 *
 * @param put returns the replacement of a number or keyword.
 */
export function replaceScalars(json: string, put: (token: string) => string): string {
  return json.replace(TOKENS, (token) => (token.startsWith('"') ? token : put(token)));
}
