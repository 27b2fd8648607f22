const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/g;

/**
 * Replaces each number and word of a JSON text, so that `JSON.parse` reads numbers with all their digits.
 *
 * @param put takes a number or word as it is written.
 */
export function replaceScalars(json: string, put: (token: string) => string): string {
  return json.replace(TOKENS, (token) => (token.startsWith('"') ? token : put(token)));
}
