import { readFileSync } from 'node:fs';
import type { BlockContent, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type MdxElement, readAttributes, readMeta } from '../../../shared/mdx/jsxNodes';
import { slugHeadings, splitHeading } from '../../../shared/mdx/slugHeadings';
import { embedParts } from '../../api-reference/embed/embedParts';
import { STATIC_HTML_PART } from '../../api-reference/embed/importStaticHtml';
import type { MarkdownPagesOptions } from '../options';
import { parseMarkdown, printMarkdown } from './printMarkdown';

/** Names of notices on the pages. */
const NAMES: Readonly<Record<string, string>> = {
  note: 'Observação',
  tip: 'Dica',
  info: 'Informação',
  warning: 'Aviso',
  danger: 'Perigo',
  caution: 'Cuidado',
};

/** Remark plugin: converts notices (`:::note`) to quotes, and other directives back to their text. */
function showNotices(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !node.type.endsWith('Directive')) return;
      const name = 'name' in node ? NAMES[String(node.name)] : undefined;
      const replacement =
        node.type === 'containerDirective' && name !== undefined
          ? noticeNode(name, node.children as BlockContent[])
          : { type: 'text', value: sourceOf(node, file) };
      parent.children.splice(index, 1, replacement as RootContent);
    });
  };
}

/** An explicit title is in the first paragraph, marked as the label. */
function noticeNode(name: string, children: readonly BlockContent[]): BlockContent {
  const [first, ...others] = children;
  const isLabel =
    first?.type === 'paragraph' &&
    first.data !== undefined &&
    'directiveLabel' in first.data &&
    first.data.directiveLabel === true;
  const title = isLabel ? textOf(first) : name;
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'strong', children: [{ type: 'text', value: title }] }],
      },
      ...(isLabel ? others : children),
    ],
  };
}

function sourceOf(
  { position }: { readonly position?: RootContent['position'] },
  file: VFile,
): string {
  return String(file).slice(position?.start.offset, position?.end.offset);
}

/** Remark transform: gives each heading the anchor that it has on the page, and takes an author's id from its text. */
function nameHeadings(tree: Root): void {
  for (const [heading, id] of slugHeadings(tree)) {
    heading.children = splitHeading(heading).content;
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
  }
}

/**
 * Remark transform: moves the metadata of a code block into the text before it. Only the language stays in the fence.
 */
function titleCode(tree: Root): void {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined || !code.meta) return undefined;
    const known = readMeta(code);
    const said = ['title', 'description'].flatMap((name) => known.get(name) ?? []);
    code.meta = null;
    const before = said.map(
      (words, at): Paragraph => ({
        type: 'paragraph',
        children: [{ type: 'text', value: at === said.length - 1 ? endWithColon(words) : words }],
      }),
    );
    parent.children.splice(index, 0, ...before);
    return [SKIP, index + before.length + 1];
  });
}

function endWithColon(words: string): string {
  return /[.:!?]$/.test(words) ? words : `${words}:`;
}

/** Reads a part of a contract, by its key. */
export type ReadPart = (key: string) => Root;

/**
 * Creates a reader that converts a page's MDX to plain Markdown: parts and components are expanded, and no JSX remains.
 * It reads the file each time, so no cache of compiled pages can be stale.
 *
 * @throws {Error} naming the file and the component that has no Markdown form.
 */
export function createGuideReader(
  { components, parts }: Pick<MarkdownPagesOptions, 'components' | 'parts'>,
  readPart: ReadPart,
): (file: string, source?: string) => Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .use(embedParts, { parts, isText: true })
    .use(() => nameHeadings)
    .use(showNotices)
    .use(() => (tree: Root, file: VFile) => expandComponents(tree, file, components, readPart))
    .use(() => titleCode);
  return (path, source = readFileSync(path, 'utf8')) => {
    const file = new VFile({ path, value: source });
    return printMarkdown(processor.runSync(processor.parse(file), file) as Root);
  };
}

/** Replaces contract content and components with Markdown. */
function expandComponents(
  tree: Root,
  file: VFile,
  components: MarkdownPagesOptions['components'],
  readPart: ReadPart,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const element: MdxElement = node;
    const name = element.name ?? '';
    if (/^[a-z]/.test(name) || !parent || index === undefined) return undefined;
    const attributes = readAttributes(element);
    if (name === STATIC_HTML_PART) {
      const { children: nodes } = readPart(attributes.get('id') ?? '');
      const data = { hName: 'div', hChildren: [{ type: 'markdown' as const, nodes }] };
      parent.children.splice(index, 1, { type: 'paragraph', data, children: [] });
      return SKIP;
    }
    const writeComponent = Object.hasOwn(components, name) ? components[name] : undefined;
    if (!writeComponent) {
      return file.fail(
        `<${name}> has no form in Markdown: say in components of markdown-pages how to write it.`,
        element.position,
        'markdown-pages:component',
      );
    }
    const { children } = parseMarkdown(writeComponent(attributes));
    parent.children.splice(index, 1, ...(children as RootContent[]));
    return [SKIP, index + children.length];
  });
}
