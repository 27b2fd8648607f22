/** The text of a body, as one long line. */
const BODY =
  /(?<=RequestBody\.create\((?:null|MediaType\.parse\("(?:[^"\\]|\\.)*"\)), )"((?:[^"\\]|\\.)*)"/;

/**
 * Breaks the body of a printed call over lines, as a text block (Java 15 and later).
 *
 * @param code as its printer wrote it.
 */
export function breakJavaBody(code: string): string {
  return code.replace(BODY, (literal, escaped: string) => {
    const lines = escaped
      .replace(/\\(.)/g, (pair, letter: string) => ({ n: '\n', '"': '"' })[letter] ?? pair)
      .split('\n');
    // A block takes blanks away from the end of its lines.
    if (lines.length === 1 || lines.some((line) => /\s$/.test(line))) return literal;
    const block = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
    return `"""\n${block.replaceAll('"""', '""\\"').replace(/"$/, '\\"')}"""`;
  });
}
