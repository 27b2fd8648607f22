import { escapeHtml } from '@frontier/reference';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type DiagramNames, type SourceLine, splitLabel } from './drawing';
import type { Mermaid } from './importMermaid.cjs';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements and attributes kept from the library's SVG: no style, script, marker or data attribute. */
const KEPT = new Map<string, readonly string[]>([
  ['g', []],
  ['polyline', ['points']],
  ['polygon', ['points']],
  ['rect', ['x', 'y', 'width', 'height', 'rx']],
  ['text', ['x', 'y', 'dy', 'text-anchor']],
  ['tspan', ['x', 'dy']],
]);
const NUMBER = /-?\d+\.\d+/g;

/** Drawn shapes with their number and bounding box, in units of the drawing. */
type GraphShapes = ReturnType<typeof cleanShapes>;

/**
 * Extracts the geometry from the library's SVG, which imports a web font, has colours in a style sheet and uses the
 * same ids in every diagram.
 *
 * @param id of the diagram, for the arrow heads.
 */
function cleanShapes(svg: string, id: string) {
  const root = parseFragment(svg).childNodes.find(isElement);
  if (!root) throw new Error('the library returned no drawing');
  const elements = root.childNodes.filter(isElement);
  const count = (name: string) =>
    elements.filter((each) => attribute(each, 'class') === name).length;
  const content = elements.map((element) => writeNode(element, id)).join('');
  return { content, ...boundsOf(root, elements), boxes: count('node'), arrows: count('edge') };
}

/**
 * Recomputes the bounding box: the library's excludes labels that are wider than the boxes they connect, and has empty
 * space.
 */
function boundsOf(root: Element, elements: readonly Element[]) {
  const [, top = 0, , height = 0] = (attribute(root, 'viewBox') ?? '').split(' ').map(Number);
  const drawn = elements.filter(({ tagName }) => KEPT.has(tagName));
  const sides = drawn.flatMap(sidesOf);
  const left = Math.min(...sides) - MARGIN;
  return { left, top, width: Math.max(...sides) + MARGIN - left, height };
}

/** Space for the stroke of the outermost shapes. */
const MARGIN = 2;

/** Horizontal bounds of a shape and its descendants. Texts are inside shapes. */
function sidesOf(element: Element): number[] {
  const read = (name: string) => Number(attribute(element, name));
  const points = attribute(element, 'points')?.split(' ') ?? [];
  const own =
    element.tagName === 'rect'
      ? [read('x'), read('x') + read('width')]
      : points.map((pair) => Number.parseFloat(pair));
  return [...own, ...element.childNodes.filter(isElement).flatMap(sidesOf)];
}

function writeNode(node: ChildNode, id: string): string {
  if ('value' in node) return escapeHtml(node.value.trim() === '' ? '' : node.value);
  if (!isElement(node)) return '';
  const kept = KEPT.get(node.tagName);
  if (!kept) return '';
  const attributes = [
    ...classesOf(node),
    ...kept.flatMap((name) => keptAttribute(node, name)),
    ...(attribute(node, 'marker-end') ? [`marker-end="url(#${arrowId(id)})"`] : []),
  ];
  const inside = node.childNodes.map((child) => writeNode(child, id)).join('');
  return `<${[node.tagName, ...attributes].join(' ')}>${inside}</${node.tagName}>`;
}

/** The stylesheet selects boxes and arrows. */
function classesOf(element: Element): string[] {
  const name = attribute(element, 'class');
  if (name === undefined) return [];
  const kind = attribute(element, 'data-shape') ?? attribute(element, 'data-style');
  return [`class="${escapeHtml(kind ? `d-${name} d-${kind}` : `d-${name}`)}"`];
}

function keptAttribute(element: Element, name: string): string[] {
  const value = attribute(element, name);
  if (value === undefined) return [];
  const rounded = value.replace(NUMBER, (number) => String(round(Number(number))));
  return [`${name}="${escapeHtml(name === 'rx' && value === '0' ? '4' : rounded)}"`];
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function isElement(node: ChildNode): node is Element {
  return 'tagName' in node;
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
function fitPhone(draw: (lineLength: number) => GraphShapes): GraphShapes {
  let narrowest: GraphShapes | undefined;
  for (const length of LINE_LENGTHS) {
    const drawn = draw(length);
    if (!narrowest || drawn.width < narrowest.width) narrowest = drawn;
    if (narrowest.width <= WIDTH) break;
  }
  return narrowest as GraphShapes;
}

/** Breaks lines between words; a longer word stays whole. */
function breakLines(lines: readonly string[], length: number): string[] {
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

/** Labels of 13 units are 14 px high; sizes in rem follow the reader's font size. */
const UNITS_PER_REM = (16 * 13) / 14;

/** Id of the arrow head that all arrows of a diagram share. */
function arrowId(id: string): string {
  return `${id}-seta`;
}

/**
 * Wraps drawn shapes as an image for screen readers. It has no styles and no colours; the site's stylesheet adds both,
 * so that one drawing works in both colour modes and under any content security policy.
 */
function wrapSvg({ content, left, top, width, height }: GraphShapes, names: DiagramNames): string {
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
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const SPACING = { padding: 2, nodeSpacing: 12, layerSpacing: 26 };

/**
 * Draws a flowchart as SVG.
 *
 * @throws when the library skips a line with a box or an arrow: a picture without it is wrong.
 */
export function drawGraph(
  lines: readonly SourceLine[],
  names: DiagramNames,
  { renderMermaidSVG }: Mermaid,
): string {
  const source = lines.map(({ text }) => text).join('\n');
  const arrows = source.match(/->/g)?.length ?? 0;
  const drawn = fitPhone((length) => {
    // The library decodes entities once, so `&` is escaped to show a label as written.
    const fitted = breakLabels(source, length).replaceAll('&', '&amp;');
    const shapes = cleanShapes(renderMermaidSVG(fitted, SPACING), names.id);
    if (shapes.boxes === 0) throw new Error('the diagram has no box');
    if (shapes.arrows !== arrows) {
      throw new Error(`the drawing has ${shapes.arrows} of ${arrows} arrows`);
    }
    return shapes;
  });
  return wrapSvg(drawn, names);
}

/** The text of a flowchart's box, between the brackets of its shape. */
const BOX_TEXT = /(?<=\w)([[({]{1,2}"?)([^"()[\]{}|]+)("?[\])}]{1,2})/g;

/** Breaks the labels of a flowchart's boxes. Questions get a flat box, because a rhombus needs four times the space. */
function breakLabels(source: string, length: number): string {
  return source.replace(BOX_TEXT, (_, start: string, text: string, end: string) => {
    const [open, close] = start.startsWith('{') ? [`{${start}`, `${end}}`] : [start, end];
    return `${open}${breakLines(splitLabel(text), length).join('<br/>')}${close}`;
  });
}
