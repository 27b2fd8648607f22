import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** Any node, also one of a kind that this module does not know. */
interface Node {
  readonly type: string;
}

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type ImportNode = Root['children'][number];

/** Whether a node of a guide is an element or a component. */
export function isMdxElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes given as plain text; those given as expressions are left out. */
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
 * Puts nodes in place of elements that stand on lines of their own.
 *
 * @param replace gives nothing for an element that stays.
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

/** `<Component island={identifier} />` on a line of its own. */
export function islandElement(component: string, identifier: string): MdxJsxFlowElement {
  return parseMdx(`<${component} island={${identifier}} />`)[0] as MdxJsxFlowElement;
}

/** `import name from 'source';` */
export function importNode(name: string, source: string): ImportNode {
  return parseMdx(`import ${name} from '${source}';`)[0] as ImportNode;
}

/**
 * The nodes of MDX written in code. They have no places: these would be taken for places in the guide that
 * the nodes come to stand in.
 *
 * @param mdx holds no text from outside, which would be read as markup.
 */
export function parseMdx(mdx: string): RootContent[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}
