import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BlockContent, Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Drawing } from './Drawing';
import { drawDiagram } from './drawDiagram';
import { importMermaid } from './importMermaid.cjs';
import { readFence } from './readFence';
import type { DiagramNames } from './wrapSvg';

/** The component that shows a diagram; its HTML never changes in the browser. */
export const DIAGRAM_PART = 'Diagram';

/**
 * Remark plugin: draws each block of Mermaid as `<Diagram>` with its SVG, so that no diagram code
 * reaches the browser. `title="…"` and `description="…"` in the fence's line are required.
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
        file.fail(`Diagrama não desenhado: ${reason}.`, code.position, 'diagrams:draw');
      }
    }
  };
}

/** Ids differ between files too: a list of posts shows several on one page. */
function idOf(file: VFile, index: number): string {
  const name = path.relative(file.cwd, file.path ?? '');
  return `d${createHash('sha256').update(name).digest('hex').slice(0, 6)}-${index + 1}`;
}

function toElement(
  { position }: Code,
  { title, description }: DiagramNames,
  { svg, text }: Drawing,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: DIAGRAM_PART,
    attributes: Object.entries({ svg, title }).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [paragraph(description), ...listOf(text)],
    ...(position ? { position } : {}),
  };
}

function listOf(lines: readonly string[]): BlockContent[] {
  if (lines.length === 0) return [];
  return [
    {
      type: 'list',
      ordered: true,
      children: lines.map((line) => ({ type: 'listItem', children: [paragraph(line)] })),
    },
  ];
}

function paragraph(value: string): BlockContent {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
