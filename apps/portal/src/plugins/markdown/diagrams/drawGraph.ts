import type { MermaidGraph } from 'beautiful-mermaid';
import { checkGraph } from './checkGraph';
import { cleanShapes } from './cleanShapes';
import type { Mermaid } from './importMermaid.cjs';
import { breakLines, fitPhone, joinLabel, type SourceLine, splitLabel } from './source';
import { type DiagramNames, type Drawing, wrapSvg } from './wrapSvg';

const SPACING = { padding: 2, nodeSpacing: 12, layerSpacing: 26 };

/** Formatting that the library makes of Markdown in labels. */
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
  if (graph.nodes.size === 0) throw new Error('o diagrama não tem nenhuma caixa');
  const shapes = fitPhone((length) => {
    // The library decodes entities once: a label shall show what its writer wrote.
    const fitted = breakLabels(source, length).replaceAll('&', '&amp;');
    return cleanShapes(renderMermaidSVG(fitted, SPACING), names.id);
  });
  if (shapes.boxes !== graph.nodes.size || shapes.arrows !== graph.edges.length) {
    throw new Error(
      `o desenho saiu com ${shapes.boxes} de ${graph.nodes.size} caixas e ${shapes.arrows} de ${graph.edges.length} setas`,
    );
  }
  return { svg: wrapSvg(shapes, names), text: describeArrows(graph) };
}

/** The text of a box of a flowchart, between the brackets that give it its shape. */
const BOX_TEXT = /(?<=\w)([[({]{1,2}"?)([^"()[\]{}|]+)("?[\])}]{1,2})/g;

/** A flowchart whose boxes have lines no longer than that; a question has a flat box, a rhombus takes four times the room. */
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
