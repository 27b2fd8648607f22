import { drawings, type IconName } from '../../components/AreaIcon/drawings';
import type { Area, Words } from '../../data/socialAreas';
import { escapeHtml } from '../../shared/escapeHtml';
import { PICTURE_SIZE } from './client/pictureOf';
import { FONT_FAMILY, measureWidth, placeSvg } from './drawPng';
import type { TokenOf } from './readTokens';

/** What a guide says of itself. */
export interface DescribedGuide {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/** What all pictures have in common. */
export interface Frame {
  /** The portal's name, beside its mark. */
  readonly site: string;
  /** The portal's mark, an SVG. */
  readonly logo: string;
  readonly token: TokenOf;
}

type MeasureLine = (line: string) => number;

interface Style {
  readonly size: number;
  readonly weight: 400 | 700;
  readonly color: string;
}

const { height, width } = PICTURE_SIZE;
const MARGIN = 88;
const BAND = 14;
/** Below the last line, above the band. */
const FOOT = 78;
/** Room that the icon leaves to the title, and to the sentence, which runs below it. */
const TITLE_WIDTH = 700;
const TEXT_WIDTH = width - 2 * MARGIN;
const LEADING = 1.2;
const TEXT_LEADING = 1.4;
const MOST_TITLE_LINES = 2;

/**
 * What an area's picture says: its own words, or those of the guide at its route.
 *
 * @throws {Error} naming the area that has neither.
 */
export function findWords({ route, says }: Area, guides: readonly DescribedGuide[]): Words {
  if (says) return says;
  const guide = guides.find(({ permalink }) => permalink.replace(/(.)\/$/, '$1') === route);
  if (!guide) {
    throw new Error(
      `site-files: a área ${route} não tem guia; escreva um nessa rota ou dê as suas palavras em "says".`,
    );
  }
  return { title: guide.title, text: guide.description };
}

/** The picture of an area as SVG: mark and name, icon, large words, a sentence. */
export function drawPicture({ text, title }: Words, icon: IconName, frame: Frame): string {
  const { logo, site, token } = frame;
  const small: Style = { size: 32, weight: 400, color: token('site-text-muted') };
  const below = text === undefined ? [] : wrap(text, TEXT_WIDTH, small);
  const large = fitTitle(title, token('site-text'));
  const titleLines = wrap(title, TITLE_WIDTH, large);

  const lastBelow = height - BAND - FOOT;
  const firstBelow = lastBelow - (below.length - 1) * small.size * TEXT_LEADING;
  const lastTitle = below.length === 0 ? lastBelow : firstBelow - small.size * 2.1;
  const firstTitle = lastTitle - (titleLines.length - 1) * large.size * LEADING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${token('site-surface')}"/>`,
    `<rect y="${height - BAND}" width="${width}" height="${BAND}" fill="${token('site-focus')}"/>`,
    drawIcon(icon, token),
    placeSvg(logo, MARGIN, 80, 72),
    write([site], 182, 129, LEADING, { size: 38, weight: 700, color: token('site-text') }),
    write(titleLines, MARGIN - 4, firstTitle, LEADING, large),
    write(below, MARGIN, firstBelow, TEXT_LEADING, small),
    '</svg>',
  ].join('');
}

/** The largest size at which a title has few enough lines, each as wide as it may be. */
function fitTitle(title: string, color: string): Style {
  const styles = [84, 76, 68, 60, 52, 44].map((size): Style => ({ size, weight: 700, color }));
  const fits = (style: Style) => {
    const lines = wrap(title, TITLE_WIDTH, style);
    return (
      lines.length <= MOST_TITLE_LINES && lines.every((line) => measure(line, style) <= TITLE_WIDTH)
    );
  };
  const style = styles.find(fits);
  if (!style) throw new Error(`O título "${title}" não cabe na figura da sua área: encurte-o.`);
  return style;
}

function wrap(text: string, room: number, style: Style): readonly string[] {
  return wrapText(text, room, (line) => measure(line, style));
}

function measure(line: string, style: Style): number {
  return measureWidth(inSvg(write([line], 0, style.size, 1, style)));
}

function write(
  lines: readonly string[],
  x: number,
  first: number,
  leading: number,
  { color, size, weight }: Style,
): string {
  const spacing = weight === 700 ? -0.02 * size : 0;
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${first + index * size * leading}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${color}">${escapeHtml(line)}</text>`,
    )
    .join('');
}

/** Right of the title, large, on a tile. */
function drawIcon(icon: IconName, token: TokenOf): string {
  const size = 232;
  const x = width - MARGIN - size;
  const y = 80;
  const shapes = drawings[icon].map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  const inset = 46;
  const scale = (size - 2 * inset) / 24;
  return [
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="52" fill="${token('site-surface-2')}"/>`,
    `<g transform="translate(${x + inset} ${y + inset}) scale(${scale})" fill="none" stroke="${token('site-focus')}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">`,
    ...shapes,
    '</g>',
  ].join('');
}

function inSvg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

/**
 * Breaks a text between words into as few lines as it needs, of about the same length; a word that is
 * too wide has a line to itself.
 *
 * @param room most that a line may measure.
 */
export function wrapText(text: string, room: number, measure: MeasureLine): readonly string[] {
  const widths = new Map<string, number>();
  const remembered: MeasureLine = (line) => {
    const width = widths.get(line) ?? measure(line);
    widths.set(line, width);
    return width;
  };
  let lines = fillLines(text, room, remembered);
  const fewest = lines.length;
  for (let narrower = room * 0.97; narrower > 0; narrower *= 0.97) {
    const next = fillLines(text, narrower, remembered);
    if (next.length > fewest || next.some((line) => remembered(line) > narrower)) break;
    lines = next;
  }
  return lines;
}

function fillLines(text: string, room: number, measure: MeasureLine): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
