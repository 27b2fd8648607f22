/** A line of Mermaid that is neither empty nor a comment. */
export interface SourceLine {
  /** 1-based, within the diagram. */
  readonly number: number;
  /** Trimmed. */
  readonly text: string;
}

/** The lines of a diagram, without empty ones and comments (`%% …`). */
export function readLines(source: string): SourceLine[] {
  return source
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** An error that names the line, worded like the build's other messages. */
export function lineError({ number, text }: SourceLine, message: string): Error {
  return new Error(`line ${number} of the diagram, "${text}": ${message}`);
}

/** The lines of a label, which Mermaid breaks with `<br/>`. */
export function splitLabel(label: string): string[] {
  return label.split(/<br\s*\/?>|\n/i).map((line) => line.trim());
}

/** Names of a diagram on the page and for screen readers. */
export interface DiagramNames {
  /** Unique in the site: several posts may be on one page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}
