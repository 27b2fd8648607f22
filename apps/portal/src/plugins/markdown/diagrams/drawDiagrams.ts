import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { SITE } from '../../../shared/folders';
import { themedNode } from '../../../shared/mdx/jsxNodes';
import { paragraphNode } from '../../../shared/mdx/tableNodes';
import { drawGraph } from './drawGraph';
import { type DiagramNames, lineError, readLines } from './drawing';
import { drawSequence } from './drawSequence';
import { importMermaid, type Mermaid } from './importMermaid.cjs';

/** The component for a diagram. Its HTML never changes in the browser. */
const DIAGRAM_PART = 'Diagram';

/**
 * Remark plugin: draws each block of Mermaid as `<Diagram>` with its HTML, so that no diagram code reaches the browser.
 * `title="…"` and `description="…"` in the fence's line are required.
 *
 * @throws through `file.fail`, with file and line of the fence, when a diagram can't be drawn.
 */
export function drawDiagrams(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const found: { code: Code; place: (element: MdxJsxFlowElement) => void }[] = [];
    visit(tree, 'code', (code: Code, index, parent) => {
      if (code.lang !== 'mermaid' || !parent || index === undefined) return;
      const place = (element: MdxJsxFlowElement) => {
        parent.children[index] = element;
      };
      found.push({ code, place });
    });
    if (found.length === 0) return;
    const mermaid = await importMermaid();
    for (const [index, { code, place }] of found.entries()) {
      try {
        const names = { ...readFence(code), id: idOf(file, index) };
        place(toElement(code, names, drawDiagram(code.value, names, mermaid)));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(`Diagram not drawn: ${reason}.`, code.position, 'diagrams:draw');
      }
    }
  };
}

/**
 * Draws Mermaid as HTML: a graph as SVG, a sequence as a table.
 *
 * @param source text between the fences.
 * @param mermaid the library that lays out graphs.
 * @throws if the diagram is empty, of an unsupported kind, or has a line that would not be drawn.
 */
export function drawDiagram(source: string, names: DiagramNames, mermaid: Mermaid): string {
  const all = readLines(source);
  const [header, ...lines] = all;
  if (!header) throw new Error('the diagram is empty');
  if (/^flowchart T[BD]$/.test(header.text)) return drawGraph(all, names, mermaid);
  if (header.text === 'sequenceDiagram') return drawSequence(lines, names);
  throw lineError(header, 'the portal draws "flowchart TB" and "sequenceDiagram"');
}

/**
 * Title and description of a diagram.
 *
 * @throws when one is missing: readers who can't see the picture depend on both.
 */
function readFence({ meta }: Code): Omit<DiagramNames, 'id'> {
  const read = (name: string): string => {
    const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1]?.trim();
    if (value) return value;
    throw new Error(`${name}="…" is missing in the line that opens the block`);
  };
  return { title: read('title'), description: read('description') };
}

/** Ids are unique across files: a list of posts shows several on one page. */
function idOf(file: VFile, index: number): string {
  const name = path.relative(SITE, path.resolve(file.cwd, file.path ?? ''));
  return `d${createHash('sha256').update(name).digest('hex').slice(0, 6)}-${index + 1}`;
}

function toElement(
  { position }: Code,
  { description, title }: DiagramNames,
  html: string,
): MdxJsxFlowElement {
  const element = themedNode(DIAGRAM_PART, { html, title }, paragraphNode(description));
  return { ...element, position };
}
