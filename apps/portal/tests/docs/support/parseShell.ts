/** One command of a shell script, its words as the shell would pass them. */
export interface ShellCommand {
  /** Line of its first word within the script, 0-based. */
  readonly line: number;
  readonly words: readonly string[];
}

/** Tokens that end a command; a redirection's file name is harmless as a word. */
const OPERATOR = /^(?:\|\||&&|[|;()\n])/;
const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s;

/**
 * Reads the commands of a small shell script: quotes, continued lines, pipes, comments and variables that have a fixed
 * text above. Others stay as `$name`.
 */
export function parseShell(script: string): ShellCommand[] {
  const variables = new Map<string, string>();
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let line = 0;
  let start = 0;
  const close = () => {
    const [first = ''] = words;
    const [, name, value] = ASSIGNMENT.exec(first) ?? [];
    if (name !== undefined && value !== undefined && words.length === 1) variables.set(name, value);
    else if (words.length > 0) commands.push({ line: start, words });
    words = [];
  };
  let rest = script;
  while (rest !== '') {
    const blank = /^(?:[ \t]+|\\\n|#[^\n]*)/.exec(rest)?.[0];
    const operator = OPERATOR.exec(rest)?.[0];
    let taken = blank ?? operator;
    if (taken === undefined) {
      const word = readWord(rest, variables);
      if (words.length === 0) start = line;
      words.push(word.text);
      taken = word.source;
    } else if (operator !== undefined && blank === undefined) close();
    line += taken.split('\n').length - 1;
    rest = rest.slice(taken.length);
  }
  close();
  return commands;
}

function readWord(
  input: string,
  variables: ReadonlyMap<string, string>,
): { text: string; source: string } {
  const source =
    /^(?:'[^']*'|"(?:\\[\s\S]|\$\([^)]*\)|[^"\\])*"|\\[\s\S]|\$\([^)]*\)|[^\s'"\\|;()])+/.exec(
      input,
    )?.[0] ?? input.slice(0, 1);
  const text = source.replace(
    /'([^']*)'|"((?:\\[\s\S]|\$\([^)]*\)|[^"\\])*)"|\\([\s\S])|([^'"\\]+)/g,
    (_all, single, double, escaped, plain) =>
      single ?? escaped ?? expand(String(double ?? plain).replace(/\\(["\\$`])/g, '$1'), variables),
  );
  return { text, source };
}

function expand(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(/\$\{?([A-Za-z_]\w*)\}?/g, (all, name) => variables.get(name) ?? all);
}
