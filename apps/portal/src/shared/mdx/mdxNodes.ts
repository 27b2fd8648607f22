import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Any node, including types unknown to this module. */
interface TreeNode {
  readonly type: string;
}

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type ImportNode = Root['children'][number];

/** Whether a node of a guide is an element or a component. */
export function isMdxElement(node: TreeNode): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes with plain-text values; those with expressions are omitted. */
export function readAttributes({ attributes }: MdxElement): ReadonlyMap<string, string> {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

/**
 * Replaces block-level elements with nodes.
 *
 * @param replace returns `undefined` to keep an element.
 */
export function replaceElements(
  tree: Root,
  replace: (element: MdxJsxFlowElement) => readonly RootContent[] | undefined,
): void {
  visit(tree, 'mdxJsxFlowElement', (element, position, parent) => {
    const nodes = parent && replace(element);
    if (!nodes || position === undefined) return undefined;
    parent.children.splice(position, 1, ...nodes);
    return [SKIP, position + nodes.length];
  });
}

/** `<Component island={identifier} />` as a block. */
export function islandElement(component: string, identifier: string): MdxJsxFlowElement {
  return parseMdx(`<${component} island={${identifier}} />`)[0] as MdxJsxFlowElement;
}

/** `import name from 'source';` */
export function importNode(name: string, source: string): ImportNode {
  return parseMdx(`import ${name} from '${source}';`)[0] as ImportNode;
}

/**
 * Parses MDX that is written in code. Positions are removed, because they would be mistaken for positions in the guide
 * that receives the nodes.
 *
 * @param mdx contains no external text, which would be parsed as markup.
 */
export function parseMdx(mdx: string): RootContent[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}
