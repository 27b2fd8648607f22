import { createHash } from 'node:crypto';
import path from 'node:path';
import { escapeHtml } from '@frontier/reference';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { SITE } from '../../../shared/folders';
import { readMeta, themedNode } from '../../../shared/mdx/jsxNodes';
import { paragraphNode } from '../../../shared/mdx/tableNodes';
import { importMermaid, type Mermaid } from './importMermaid.cjs';

const SPACING = { padding: 2, nodeSpacing: 12, layerSpacing: 26 };
/** Maximum width of a drawing, in its units, that a screen of 360 px shows without scrolling. */
const WIDTH = 294;
/** Labels of 13 units are 14 px high; sizes in rem follow the reader's font size. */
const UNITS_PER_REM = (16 * 13) / 14;

/** The id is unique in the site: several posts may be on one page. */
type DiagramNames = ReturnType<typeof readFence> & { readonly id: string };

/**
 * Remark plugin: draws each block of Mermaid as `<Diagram>` with its SVG, so that no diagram code reaches the browser.
 * `title="…"` and `description="…"` in the fence's line are required.
 *
 * @throws through `file.fail`, with file and line of the fence, when a diagram can't be drawn.
 */
export function drawDiagrams(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const mermaid = await importMermaid();
    let count = 0;
    visit(tree, 'code', (code: Code, index, parent) => {
      if (code.lang !== 'mermaid' || !parent || index === undefined) return;
      try {
        count += 1;
        const names = { ...readFence(code), id: idOf(file, count) };
        const html = drawDiagram(code.value, names, mermaid);
        const text = paragraphNode(names.description);
        parent.children[index] = themedNode('Diagram', { html, title: names.title }, text);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(`Diagram not drawn: ${reason}.`, code.position, 'diagrams:draw');
      }
    });
  };
}

/**
 * Draws Mermaid as SVG, as an image for screen readers. The library's style sheet imports a web font and sets colours;
 * the site's stylesheet sets the same variables, so that one drawing works in both colour modes.
 *
 * @throws if the library skips an arrow, because a picture without it is wrong, or if a phone can't show the drawing.
 */
function drawDiagram(source: string, names: DiagramNames, { renderMermaidSVG }: Mermaid): string {
  const svg = renderMermaidSVG(source, SPACING);
  const drawn = svg.match(/ class="(?:edge|message)"/g)?.length ?? 0;
  const arrows = source.match(/->/g)?.length ?? 0;
  if (arrows === 0 || drawn !== arrows) throw new Error(`${drawn} of ${arrows} arrows are drawn`);
  const [width = 0, height = 0] = readSize(svg);
  if (width > WIDTH) {
    throw new Error(`it is ${width} wide, and a phone shows ${WIDTH}; break labels with <br/>`);
  }
  const { description, id, title } = names;
  const size = (units: number) => `${(units / UNITS_PER_REM).toFixed(2)}rem`;
  const head = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}-titulo ${id}-descricao"`,
    ` viewBox="0 0 ${width} ${height}" width="${size(width)}" height="${size(height)}">`,
    `<title id="${id}-titulo">${escapeHtml(title)}</title>`,
    `<desc id="${id}-descricao">${escapeHtml(description)}</desc>`,
  ].join('');
  // The library uses the same ids in every diagram.
  const content = svg.replace(/^.*<\/style>\n/s, '').replaceAll(/( id="|url\(#)/g, `$1${id}-`);
  return head + content;
}

function readSize(svg: string): number[] {
  return /viewBox="0 0 (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
}

/** @throws without a title or a description: readers who can't see the picture depend on both. */
function readFence(code: Code) {
  const known = readMeta(code);
  const read = (name: string): string => {
    const value = known.get(name)?.trim();
    if (value) return value;
    throw new Error(`${name}="…" is missing in the line that opens the block`);
  };
  return { title: read('title'), description: read('description') };
}

function idOf(file: VFile, count: number): string {
  const name = path.relative(SITE, path.resolve(file.cwd, file.path ?? ''));
  return `d${createHash('sha256').update(name).digest('hex').slice(0, 6)}-${count}`;
}
