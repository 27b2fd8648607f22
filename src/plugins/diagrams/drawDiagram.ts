import type { Drawing } from './Drawing';
import { drawGraph } from './graph/drawGraph';
import { lineError, readSource } from './readSource';
import { drawSequence } from './sequence/drawSequence';
import type { DiagramNames } from './wrapSvg';

/**
 * Draws Mermaid as SVG.
 *
 * @param source what stands between the fences.
 * @throws when the diagram is empty, of a kind or with a line that can't be drawn, or has no box.
 */
export function drawDiagram(source: string, names: DiagramNames): Drawing {
  const [header, ...lines] = readSource(source);
  if (!header) throw new Error('o diagrama está vazio');
  if (/^(?:flowchart|graph)\b|^stateDiagram(?:-v2)?$/.test(header.text)) {
    return drawGraph(header, lines, names);
  }
  if (header.text === 'sequenceDiagram') return drawSequence(lines, names);
  throw lineError(header, 'o portal desenha flowchart, stateDiagram-v2 e sequenceDiagram');
}
