import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { definitionNodes } from './definitionNodes';
import type { GlossaryOptions } from './linkTerms';
import { readGlossary, type Term } from './readGlossary';

/** Remark plugin: puts every term, as a heading with its definition, where `<GlossaryTerms />` stands. */
export function listTerms({ file }: Pick<GlossaryOptions, 'file'>): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'GlossaryTerms' || !parent || index === undefined) return undefined;
      const nodes = readGlossary(file).flatMap(describeTerm);
      parent.children.splice(index, 1, ...(nodes as RootContent[]));
      return [SKIP, index + nodes.length];
    });
  };
}

function describeTerm({ definition, id, more, name, page, source, url }: Term): BlockContent[] {
  const sourceText: PhrasingContent = url
    ? { type: 'link', url, children: [text(source)] }
    : text(source);
  const seeAlso: PhrasingContent[] = page
    ? [
        text(' Nos guias: '),
        { type: 'link', url: page, children: [text('onde aparece')] },
        text('.'),
      ]
    : [];
  return [
    {
      type: 'heading',
      depth: 3,
      data: { hProperties: { id } },
      children: [text(name)],
    },
    paragraph(definitionNodes(more ? `${definition} ${more}` : definition)),
    paragraph([
      { type: 'emphasis', children: [text('Fonte: '), sourceText, text('.')] },
      ...seeAlso,
    ]),
  ];
}

function paragraph(children: PhrasingContent[]): BlockContent {
  return { type: 'paragraph', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
