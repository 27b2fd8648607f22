import { escapeHtml } from '../../../shared/escapeHtml';

/** A drawn diagram. */
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
