import { escapeHtml } from '../../../shared/escapeHtml';

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

export interface Drawing {
  readonly svg: string;
  /** Every arrow in words, in the order of the source. */
  readonly text: readonly string[];
}

/** What a diagram is called, on the page and by screen readers. */
export interface DiagramNames {
  /** Unique in the site: several posts may stand on one page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Drawn shapes with their box, in the units of the drawing. */
export interface Shapes {
  /** Inside of the `<svg>`, with classes and geometry only. */
  readonly content: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Drawings set their labels in 13 units, which shall be 14 px; sizes in rem follow the reader's own. */
const UNITS_PER_REM = (16 * 13) / 14;

/** Id of the one arrow head of a diagram. */
export function arrowId(id: string): string {
  return `${id}-seta`;
}

/**
 * An image for screen readers around drawn shapes. It carries neither style nor colour: the site's
 * stylesheet gives both, so that one drawing serves both colour modes under any content security policy.
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
