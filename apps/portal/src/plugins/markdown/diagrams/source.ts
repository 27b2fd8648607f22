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

/** Widest drawing, in its units, that a screen of 360 px shows without scrolling. */
const WIDTH = 294;

/** Letters in a line of a label, from as written to the shortest that still reads as text. */
const LINE_LENGTHS = [Number.POSITIVE_INFINITY, 24, 20, 16, 13, 10];

/**
 * Draws with ever shorter lines in its labels until the drawing fits a phone.
 *
 * @returns the first that fits, or else the narrowest.
 */
export function fitPhone<Drawn extends { readonly width: number }>(
  draw: (lineLength: number) => Drawn,
): Drawn {
  let narrowest: Drawn | undefined;
  for (const length of LINE_LENGTHS) {
    const drawn = draw(length);
    if (!narrowest || drawn.width < narrowest.width) narrowest = drawn;
    if (narrowest.width <= WIDTH) break;
  }
  return narrowest as Drawn;
}

/** Breaks lines between words; a longer word stays whole. */
export function breakLines(lines: readonly string[], length: number): string[] {
  return lines.flatMap((line) => {
    const broken: string[] = [];
    for (const word of line.split(' ')) {
      const last = broken.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= length) {
        broken[broken.length - 1] = `${last} ${word}`;
      } else broken.push(word);
    }
    return broken;
  });
}
