import type { MermaidGraph } from 'beautiful-mermaid';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { escapeHtml } from '../../../shared/escapeHtml';
import {
  arrowId,
  breakLines,
  type DiagramNames,
  type Drawing,
  fitPhone,
  joinLabel,
  lineError,
  round,
  type Shapes,
  type SourceLine,
  splitLabel,
  wrapSvg,
} from './drawing';
import type { Mermaid } from './importMermaid.cjs';

const STATE = String.raw`(?:\[\*\]|[\w\p{L}]+)`;
const TRANSITION = new RegExp(`^(${STATE}) --> (${STATE})(?: ?: ?\\S.*)?$`, 'u');
const NAMED_STATE = /^state "([^"]+)" as ([\w\p{L}]+)$/u;
const STATE_TEXT = /^([\w\p{L}]+) ?: ?(\S.*)$/u;
const DIRECTION = /^direction (?:TB|TD|LR|RL|BT)$/;

/** A box, and its text if the line has one. */
interface BoxMention {
  readonly id: string;
  readonly label?: string | undefined;
}

/** Brackets inside a label would end it early; quotes allow round brackets inside square ones. */
const TEXT = String.raw`(?:"[^"()[\]{}]+"|[^"()[\]{}]+)`;
const SHAPES = [
  String.raw`\(\[${TEXT}\]\)`,
  String.raw`\(\(${TEXT}\)\)`,
  String.raw`\[\(${TEXT}\)\]`,
  String.raw`\["[^"[\]]+"\]`,
  String.raw`\[${TEXT}\]`,
  String.raw`\(${TEXT}\)`,
  String.raw`\{${TEXT}\}`,
];
const BOX = new RegExp(`^(\\w+)(${SHAPES.join('|')})?`);
const LINK = /^ +(?:&|<?(?:-->|---|-\.->|-\.-|==>|===)(?:\|[^|]+\|)?) +/;

/**
 * Checks that the layout library supports every line. It skips lines that it doesn't understand, and a picture without
 * one of its arrows is wrong.
 *
 * @throws naming the line that would be omitted or whose text would be lost.
 */
function checkGraph(header: SourceLine, lines: readonly SourceLine[]): void {
  const isState = header.text.startsWith('stateDiagram');
  if (!isState && !/^(?:flowchart|graph) (?:TB|TD|LR|RL|BT)$/.test(header.text)) {
    throw lineError(header, 'use "flowchart TB" or another direction: TD, LR, RL, BT');
  }
  const labels = new Map<string, string | undefined>();
  for (const line of lines) {
    const boxes = isState ? readStateLine(line.text) : readStatement(line.text);
    if (!boxes) throw lineError(line, 'the portal does not draw this line');
    for (const { id, label } of boxes) keepLabel(labels, id, label, line);
  }
}

function readStateLine(text: string): BoxMention[] | undefined {
  if (DIRECTION.test(text)) return [];
  const [, from, to] = TRANSITION.exec(text) ?? [];
  if (from && to) return [{ id: from }, { id: to }];
  const [, label, id] = NAMED_STATE.exec(text) ?? [];
  if (id) return [{ id, label }];
  const [, described, description] = STATE_TEXT.exec(text) ?? [];
  return described ? [{ id: described, label: description }] : undefined;
}

/** The library keeps a box's first text, and its id if the first mention has no text. */
function keepLabel(
  labels: Map<string, string | undefined>,
  id: string,
  label: string | undefined,
  line: SourceLine,
): void {
  if (!labels.has(id)) labels.set(id, label);
  else if (label !== undefined && label !== labels.get(id)) {
    throw lineError(line, `write the text of "${id}" in the first line that has the box`);
  }
}

/** Parses the boxes of a flowchart's line, as `a[Um] --> b & c`; `undefined` if the line does not match. */
function readStatement(text: string): BoxMention[] | undefined {
  const boxes: BoxMention[] = [];
  let rest = text;
  for (;;) {
    const [box, id, label] = BOX.exec(rest) ?? [];
    if (box === undefined || id === undefined) return undefined;
    boxes.push({ id, label });
    rest = rest.slice(box.length);
    if (rest === '') return boxes;
    const [link] = LINK.exec(rest) ?? [];
    if (link === undefined) return undefined;
    rest = rest.slice(link.length);
  }
}

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements and attributes kept from the library's SVG: no style, script, marker or data attribute. */
const KEPT = new Map<string, readonly string[]>([
  ['g', []],
  ['polyline', ['points']],
  ['polygon', ['points']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['rect', ['x', 'y', 'width', 'height', 'rx']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['text', ['x', 'y', 'dy', 'text-anchor']],
  ['tspan', ['x', 'dy', 'font-weight', 'font-style', 'text-decoration']],
]);

const NUMBER = /-?\d+\.\d+/g;

/** The shapes of a drawing, with the number of drawn boxes and arrows. */
interface GraphShapes extends Shapes {
  readonly boxes: number;
  readonly arrows: number;
}

/**
 * Extracts the geometry from the library's SVG, which imports a web font, has colours in a style sheet and uses the
 * same ids in every diagram.
 *
 * @param id of the diagram, for the arrow heads.
 */
function cleanShapes(svg: string, id: string): GraphShapes {
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
function boundsOf(root: Element, elements: readonly Element[]): Omit<Shapes, 'content'> {
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
  const read = (name: string) => Number(attribute(element, name) ?? Number.NaN);
  const points = (attribute(element, 'points') ?? '')
    .split(' ')
    .map((pair) => Number.parseFloat(pair));
  const radius = attribute(element, 'r') === undefined ? read('rx') : read('r');
  const own =
    element.tagName === 'text' || element.tagName === 'tspan'
      ? []
      : [
          read('x'),
          read('x') + read('width'),
          read('cx') - radius,
          read('cx') + radius,
          read('x1'),
          read('x2'),
          ...points,
        ];
  const inside = element.childNodes.filter(isElement).flatMap(sidesOf);
  return [...own.filter((side) => !Number.isNaN(side)), ...inside];
}

function writeNode(node: ChildNode, id: string): string {
  if ('value' in node) return escapeHtml(node.value.trim() === '' ? '' : node.value);
  if (!isElement(node)) return '';
  const kept = KEPT.get(node.tagName);
  if (!kept) return '';
  const attributes = [
    ...classesOf(node),
    ...kept.flatMap((name) => keptAttribute(node, name)),
    ...['start', 'end'].flatMap((end) =>
      attribute(node, `marker-${end}`) ? [`marker-${end}="url(#${arrowId(id)})"`] : [],
    ),
  ];
  const inside = node.childNodes.map((child) => writeNode(child, id)).join('');
  return `<${[node.tagName, ...attributes].join(' ')}>${inside}</${node.tagName}>`;
}

/** The stylesheet selects boxes by shape and arrows by line. */
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

const SPACING = { padding: 2, nodeSpacing: 12, layerSpacing: 26 };

/** Formatting that the library creates from Markdown in labels. */
const FORMAT_TAG = /<\/?(?:b|strong|i|em|u|s|del)\s*>/gi;

/**
 * Draws a flowchart or a state diagram.
 *
 * @throws naming the line that can't be drawn, or when boxes or arrows are missing in the picture.
 */
export function drawGraph(
  header: SourceLine,
  lines: readonly SourceLine[],
  names: DiagramNames,
  { parseMermaid, renderMermaidSVG }: Mermaid,
): Drawing {
  checkGraph(header, lines);
  const source = [header, ...lines].map(({ text }) => text).join('\n');
  const graph = parseMermaid(source);
  if (graph.nodes.size === 0) throw new Error('the diagram has no box');
  const shapes = fitPhone((length) => {
    // The library decodes entities once, so `&` is escaped to show a label as written.
    const fitted = breakLabels(source, length).replaceAll('&', '&amp;');
    return cleanShapes(renderMermaidSVG(fitted, SPACING), names.id);
  });
  if (shapes.boxes !== graph.nodes.size || shapes.arrows !== graph.edges.length) {
    throw new Error(
      `the drawing has ${shapes.boxes} of ${graph.nodes.size} boxes and ${shapes.arrows} of ${graph.edges.length} arrows`,
    );
  }
  return { svg: wrapSvg(shapes, names), text: describeArrows(graph) };
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

function describeArrows({ nodes, edges }: MermaidGraph): string[] {
  const name = (id: string) => {
    const node = nodes.get(id);
    if (node?.shape === 'state-start') return 'início';
    if (node?.shape === 'state-end') return 'fim';
    return toText(node?.label ?? id);
  };
  return edges.map(({ source, target, label }) => {
    const arrow = `${name(source)} → ${name(target)}`;
    return label ? `${arrow}: ${toText(label)}` : arrow;
  });
}

function toText(label: string): string {
  return joinLabel(splitLabel(label.replace(FORMAT_TAG, '')));
}
