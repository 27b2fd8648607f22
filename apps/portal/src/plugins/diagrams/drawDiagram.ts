import type { Drawing } from './Drawing';
import { drawGraph } from './graph/drawGraph';
import type { Mermaid } from './importMermaid.cjs';
import { lineError, readLines } from './readLines';
import { drawSequence } from './sequence/drawSequence';
import type { DiagramNames } from './wrapSvg';

/**
 * Draws Mermaid as SVG.
 *
 * @param source what stands between the fences.
 * @param mermaid the library that lays out graphs.
 * @throws when the diagram is empty, of a kind or with a line that can't be drawn, or has no box.
 */
export function drawDiagram(source: string, names: DiagramNames, mermaid: Mermaid): Drawing {
  const [header, ...lines] = readLines(source);
  if (!header) throw new Error('o diagrama está vazio');
  if (/^(?:flowchart|graph)\b|^stateDiagram(?:-v2)?$/.test(header.text)) {
    return drawGraph(header, lines, names, mermaid);
  }
  if (header.text === 'sequenceDiagram') return drawSequence(lines, names);
  throw lineError(header, 'o portal desenha flowchart, stateDiagram-v2 e sequenceDiagram');
}
