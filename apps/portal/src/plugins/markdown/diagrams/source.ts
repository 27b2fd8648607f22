/** A line of Mermaid that says something. */
export interface SourceLine {
  /** 1-based, within the diagram. */
  readonly number: number;
  /** Without the space around it. */
  readonly text: string;
}

/** The lines of a diagram, without empty ones and comments (`%% …`). */
export function readLines(source: string): SourceLine[] {
  return source
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** An error that names the line, in the words of the build's other messages. */
export function lineError({ number, text }: SourceLine, message: string): Error {
  return new Error(`linha ${number} do diagrama, "${text}": ${message}`);
}

/** The lines of a label, which Mermaid breaks with `<br/>`. */
export function splitLabel(label: string): string[] {
  return label.split(/<br\s*\/?>|\n/i).map((line) => line.trim());
}

/** Lines as running text; a path broken behind its slash is one word again. */
export function joinLabel(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/(?<=\S\/) /g, '');
}
