import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { escapeHtml } from '../../../shared/escapeHtml';
import { arrowId, round, type Shapes } from './wrapSvg';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** What stays of the library's SVG: no style, no script, no marker of its own, no data attribute. */
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

/** The shapes of the drawing and how many of its boxes and arrows were drawn. */
interface GraphShapes extends Shapes {
  readonly boxes: number;
  readonly arrows: number;
}

/**
 * Takes the geometry out of the library's SVG, which imports a web font, carries colours in a style
 * sheet and gives the same ids to every diagram.
 *
 * @param id of the diagram, for the arrow heads.
 */
export function cleanShapes(svg: string, id: string): GraphShapes {
  const root = parseFragment(svg).childNodes.find(isElement);
  if (!root) throw new Error('a biblioteca não devolveu um desenho');
  const elements = root.childNodes.filter(isElement);
  const count = (name: string) =>
    elements.filter((each) => attribute(each, 'class') === name).length;
  const content = elements.map((element) => writeNode(element, id)).join('');
  return { content, ...boundsOf(root, elements), boxes: count('node'), arrows: count('edge') };
}

/** The library's own box leaves out labels that stand wider than the boxes they join, and has empty room. */
function boundsOf(root: Element, elements: readonly Element[]): Omit<Shapes, 'content'> {
  const [, top = 0, , height = 0] = (attribute(root, 'viewBox') ?? '').split(' ').map(Number);
  const drawn = elements.filter(({ tagName }) => KEPT.has(tagName));
  const sides = drawn.flatMap(sidesOf);
  const left = Math.min(...sides) - MARGIN;
  return { left, top, width: Math.max(...sides) + MARGIN - left, height };
}

/** Room for the line around the outermost shapes. */
const MARGIN = 2;

/** Where a shape and those in it begin and end, from left to right; a text stands in a shape. */
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

function writeNode(node: Node, id: string): string {
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

/** The stylesheet tells boxes by shape and arrows by line. */
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

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
