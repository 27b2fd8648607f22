import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';

export type Content = BlockContent | PhrasingContent;

/** By name; null for an attribute without a value. */
type Attributes = Readonly<Record<string, string | null>>;

/** Marks an element as written by an author. MDX does not replace it with a component of the theme. */
const WRITTEN: object = { _mdxExplicitJsx: true };

/**
 * A block-level HTML element. Unlike elements from Markdown, it is not replaced by a component of the theme.
 *
 * @param children nodes, and texts that are never parsed as Markdown.
 */
export function blockNode(
  name: string,
  attributes: Attributes,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return {
    ...inlineNode(name, attributes, []),
    type: 'mdxJsxFlowElement',
    children: children.map(asNode) as BlockContent[],
  };
}

/** A block-level element that the theme may replace, as elements from Markdown. */
export function themedNode(
  name: string,
  attributes: Attributes,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return { ...blockNode(name, attributes, children), data: {} };
}

/** The inline variant of `blockNode`. */
export function inlineNode(
  name: string,
  attributes: Attributes,
  children: readonly (PhrasingContent | string)[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    data: WRITTEN,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children.map(asNode) as PhrasingContent[],
  };
}

/** Code with fewer letters never breaks. */
export function isLong(code: string): boolean {
  return code.length >= 24;
}

/** Break positions in a longer code name: after a slash, a dot or an underscore, and before a capital. */
const JOINT = /(?<=[/._])(?=.)|(?<=[a-z])(?=[A-Z])/;

/**
 * Inline code that may break only between the parts of its names. It is written as an element, because the theme
 * renders Markdown's code as a block.
 */
export function nameNode(name: string): MdxJsxTextElement {
  if (!isLong(name)) return inlineNode('code', {}, [name]);
  const [first = '', ...rest] = name.split(JOINT);
  return inlineNode('code', { 'data-long': null }, [
    first,
    ...rest.flatMap((piece) => [inlineNode('wbr', {}, []), piece]),
  ]);
}

/** A list of names and texts, one below the other. Names without a text are omitted. */
export function factsNode(
  facts: readonly (readonly [name: string, said: readonly Content[]])[],
): MdxJsxFlowElement {
  const told = facts.filter(([, said]) => said.length > 0);
  return blockNode(
    'dl',
    {},
    told.flatMap(([name, said]) => [blockNode('dt', {}, [name]), blockNode('dd', {}, said)]),
  );
}

function asNode(child: Content | string): Content {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}

/** Any node, including types unknown to this module. */
interface TreeNode {
  readonly type: string;
}

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;
type ImportNode = Root['children'][number];

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

/** Docusaurus removes `{#id}` from a heading before MDX, which would parse an expression. */
const HEADING_ID = /^(#{1,6} .*)\{#[\w-]+\}\s*$/gm;

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Parses the source of a guide, post or page.
 *
 * @throws {VFileMessage} with the line of invalid syntax.
 */
export function readMdx(source: string): {
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
} {
  const tree = processor.parse(source.replace(HEADING_ID, '$1'));
  const [first] = tree.children;
  return { tree, frontMatter: Object(first?.type === 'yaml' ? parseYaml(first.value) : undefined) };
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
