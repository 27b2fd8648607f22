import type { BlockContent, Code, PhrasingContent, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parse as parseYaml } from 'yaml';

export type Content = BlockContent | PhrasingContent;

/** Nodes, texts that are never parsed as Markdown, and lists of both; `false` and `undefined` show nothing. */
export type Child = Content | string | false | undefined | readonly Child[];

/** By name; `null` for an attribute without a value. `false` and `undefined` leave an attribute out. */
type Attributes = Readonly<Record<string, string | null | false | undefined>>;

/** Marks an element as written by an author. MDX does not replace it with a component of the theme. */
const WRITTEN: object = { _mdxExplicitJsx: true };

/** Elements within a line of text; all others are blocks. */
const INLINE = /^(?:a|button|code|input|label|option|output|select|small|span|strong|wbr)$/;

/**
 * An HTML element. Unlike elements from Markdown, it is not replaced by a component of the theme.
 *
 * @param selector its name and classes, as `section.rule`.
 */
export function h(selector: string, content?: string | readonly Child[]): MdxElement;
export function h(selector: string, attributes: Attributes, content?: Child): MdxElement;
export function h(
  selector: string,
  first: Attributes | string | readonly Child[] = [],
  second: Child = [],
): MdxElement {
  const [name = '', ...classes] = selector.split('.');
  const [attributes, content] = isChild(first) ? [{}, first] : [first, second];
  const all: Attributes = { className: classes.join(' ') || undefined, ...attributes };
  return {
    type: INLINE.test(name) ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
    name,
    data: WRITTEN,
    attributes: Object.entries(all).flatMap(([key, value]) =>
      value === undefined || value === false ? [] : { type: 'mdxJsxAttribute', name: key, value },
    ),
    children: contentOf(content),
  } as MdxElement;
}

function isChild(
  first: Attributes | string | readonly Child[],
): first is string | readonly Child[] {
  return typeof first === 'string' || Array.isArray(first);
}

export function contentOf(child: Child): Content[] {
  if (child === undefined || child === false) return [];
  if (typeof child === 'string') return [{ type: 'text', value: child }];
  return 'type' in child ? [child] : child.flatMap(contentOf);
}

/** A block that the theme may replace, as elements from Markdown. */
export function themedNode(name: string, attributes: Attributes, content?: Child) {
  return { ...h(name, attributes, content), data: {} } as MdxJsxFlowElement;
}

/** Code with fewer letters never breaks. */
export function isLong(code: string): boolean {
  return code.length >= 24;
}

/** Break positions in a longer code name: between its parts, and inside a part that is long itself. */
const JOINT = /(?<=[/.])(?=.)/;
const PART_JOINT = /(?<=_)(?=.)|(?<=[a-z])(?=[A-Z])/;

/**
 * Inline code that may break only between the parts of its names. It is written as an element, because the theme
 * renders Markdown's code as a block.
 */
export function nameNode(name: string): MdxJsxTextElement {
  const parts = name.split(JOINT).flatMap((part) => (isLong(part) ? part.split(PART_JOINT) : part));
  const pieces = parts.map((piece, at) => [at > 0 && h('wbr'), piece]);
  const code = isLong(name) ? h('code', { 'data-long': null }, pieces) : h('code', name);
  return code as MdxJsxTextElement;
}

/** A list of names and texts, one below the other. Names without a text are omitted. */
export function factsNode(
  facts: readonly (readonly [name: string, said: readonly Content[]])[],
): MdxElement {
  const known = facts.filter(([, said]) => said.length > 0);
  return h(
    'dl',
    known.flatMap(([name, said]) => [h('dt', name), h('dd', said)]),
  );
}

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isMdxElement(node: { readonly type: string }): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isElement(node: RootContent, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
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

/** The settings in the line that opens a block of code: `title="a.js"`. */
export function readMeta({ meta }: Code): ReadonlyMap<string, string> {
  return new Map(
    Array.from((meta ?? '').matchAll(/(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Remark plugin: a notice (`:::note[Title]`) is a node, as in Docusaurus. A colon within a line is always a text. */
function parseNotices(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/** Parses a guide as Docusaurus does. */
export const guideParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(parseNotices)
  .freeze();

/** @throws {VFileMessage} with the line of invalid syntax, and how to write a heading's id. */
export function readMdx(source: string): {
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
} {
  const tree = parseGuide(source);
  const [first] = tree.children;
  return { tree, frontMatter: Object(first?.type === 'yaml' ? parseYaml(first.value) : undefined) };
}

function parseGuide(source: string): Root {
  try {
    return guideParser.parse(source);
  } catch (error) {
    const fault = error as VFile['messages'][number];
    const line = source.split('\n')[(fault.line ?? 0) - 1] ?? '';
    if (/^ *#.*\{#/.test(line)) fault.message += '; the id of a heading is a comment: {/* #id */}';
    throw fault;
  }
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
