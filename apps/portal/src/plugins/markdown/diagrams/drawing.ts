import { escapeHtml } from '@frontier/reference';

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

/** Joins lines to running text; a path that was broken after its slash becomes one word again. */
export function joinLabel(lines: readonly string[]): string {
  return lines.join(' ').replaceAll(/(?<=\S\/) /g, '');
}

/** Maximum width of a drawing, in its units, that a screen of 360 px shows without scrolling. */
const WIDTH = 294;

/** Maximum letters in a line of a label, from unlimited to the shortest that is still readable. */
const LINE_LENGTHS = [Number.POSITIVE_INFINITY, 24, 20, 16, 13, 10];

/**
 * Shortens the lines of labels until the drawing fits a phone, or returns the narrowest drawing.
 *
 * @param draw draws labels with a maximum length of their lines.
 */
export function fitPhone(draw: (lineLength: number) => Shapes): Shapes {
  let narrowest: Shapes | undefined;
  for (const length of LINE_LENGTHS) {
    const drawn = draw(length);
    if (!narrowest || drawn.width < narrowest.width) narrowest = drawn;
    if (narrowest.width <= WIDTH) break;
  }
  return narrowest as Shapes;
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

export interface Drawing {
  /** A picture for both colour modes, without styles. */
  readonly html: string;
  /** Every arrow in words, in the order of the source. */
  readonly text: readonly string[];
}

/** Names of a diagram on the page and for screen readers. */
export interface DiagramNames {
  /** Unique in the site: several posts may be on one page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Drawn shapes with their bounding box, in units of the drawing. */
export interface Shapes {
  /** Content of the `<svg>`, with classes and geometry only. */
  readonly content: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Labels of 13 units are 14 px high; sizes in rem follow the reader's font size. */
const UNITS_PER_REM = (16 * 13) / 14;

/** Id of the arrow head that all arrows of a diagram share. */
export function arrowId(id: string): string {
  return `${id}-seta`;
}

/**
 * Wraps drawn shapes as an image for screen readers. It has no styles and no colours; the site's stylesheet adds both,
 * so that one drawing works in both colour modes and under any content security policy.
 */
export function wrapSvg(
  { content, left, top, width, height }: Shapes,
  names: DiagramNames,
): string {
  const id = escapeHtml(names.id);
  const size = (units: number) => `${round(units / UNITS_PER_REM)}rem`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}-titulo ${id}-descricao"`,
    ` viewBox="${[left, top, width, height].map(round).join(' ')}"`,
    ` width="${size(width)}" height="${size(height)}">`,
    `<title id="${id}-titulo">${escapeHtml(names.title)}</title>`,
    `<desc id="${id}-descricao">${escapeHtml(names.description)}</desc>`,
    `<defs><marker id="${arrowId(id)}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8"`,
    ' markerHeight="8" markerUnits="userSpaceOnUse" orient="auto-start-reverse">',
    '<path d="M0 0.5 8 4 0 7.5Z"/></marker></defs>',
    content,
    '</svg>',
  ].join('');
}

/** Two decimals are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
