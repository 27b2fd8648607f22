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
