import { readFileSync } from 'node:fs';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { toMarkdown } from '@frontier/reference';
import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { guideParser, isMdxElement, readAttributes, readMeta } from '../../../shared/mdx/jsxNodes';
import { slugHeadings } from '../../../shared/mdx/slugHeadings';
import { paragraphNode, strongNode } from '../../../shared/mdx/tableNodes';
import { toHtmlTree } from '../../../shared/mdx/toHtmlTree';
import { embedParts } from '../../api-reference/embed/embedParts';
import { STATIC_HTML_PART } from '../../api-reference/embed/importStaticHtml';
import type { MarkdownPagesOptions } from '../options';

/** Titles of notices without one of their own, as on the pages. */
const TITLES: Readonly<Record<string, string>> = {
  note: 'Observação',
  tip: 'Dica',
  info: 'Informação',
  warning: 'Aviso',
  danger: 'Perigo',
  caution: 'Cuidado',
};

/** Remark transform: turns notices, which Markdown does not know, into quotes that begin with their titles. */
function quoteNotices(tree: Root): void {
  visit(tree, 'containerDirective', (notice, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const [first, ...others] = notice.children;
    const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const words = hasTitle ? first.children : (TITLES[notice.name] ?? notice.name);
    const title = paragraphNode(strongNode(words));
    const content = hasTitle ? others : notice.children;
    parent.children.splice(index, 1, { type: 'blockquote', children: [title, ...content] });
    return index;
  });
}

/** Remark transform: gives each heading the anchor that it has on the page, and removes its author's. */
function nameHeadings(tree: Root): void {
  for (const [heading, id] of slugHeadings(tree)) {
    const last = heading.children.at(-1);
    if (last?.type === 'text') last.value = parseMarkdownHeadingId(last.value).text;
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
  }
}

/** Remark transform: moves the metadata of a code block into the text before it. Only the language stays in the fence. */
function titleCode(tree: Root): void {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined || !code.meta) return undefined;
    const known = readMeta(code);
    const said = ['title', 'description'].flatMap((name) => known.get(name) ?? []);
    code.meta = null;
    const before = said.map((words, at) =>
      paragraphNode(at === said.length - 1 ? endWithColon(words) : words),
    );
    parent.children.splice(index, 0, ...before);
    return [SKIP, index + before.length + 1];
  });
}

function endWithColon(words: string): string {
  return /[.:!?]$/.test(words) ? words : `${words}:`;
}

/** Converts JSX with HTML elements to Markdown. */
export function printMarkdown(tree: Root): Root {
  return toMarkdown(toHtmlTree(tree));
}

const parser = unified().use(remarkParse).use(remarkGfm);

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
  const processor = guideParser()
    .use(() => quoteNotices)
    .use(embedParts, { parts, isText: true })
    .use(() => nameHeadings)
    .use(() => (tree: Root, file: VFile) => expandComponents(tree, file, components, readPart))
    .use(() => titleCode);
  return (path, source = readFileSync(path, 'utf8')) => {
    const file = new VFile({ path, value: source });
    return printMarkdown(processor.runSync(processor.parse(file), file) as Root);
  };
}

function expandComponents(
  tree: Root,
  file: VFile,
  components: MarkdownPagesOptions['components'],
  readPart: ReadPart,
): void {
  visit(tree, (node, index, parent) => {
    if (!isMdxElement(node)) return undefined;
    const name = node.name ?? '';
    if (/^[a-z]/.test(name) || !parent || index === undefined) return undefined;
    if (name === STATIC_HTML_PART) {
      const { children: nodes } = readPart(readAttributes(node).get('id') ?? '');
      const data = { hName: 'div', hChildren: [{ type: 'markdown' as const, nodes }] };
      parent.children.splice(index, 1, { type: 'paragraph', data, children: [] });
      return SKIP;
    }
    const text = Object.hasOwn(components, name) ? components[name] : undefined;
    if (text === undefined) {
      return file.fail(
        `<${name}> has no form in Markdown: say in components of markdown-pages how to write it.`,
        node.position,
        'markdown-pages:component',
      );
    }
    const { children } = parser.parse(text);
    parent.children.splice(index, 1, ...(children as RootContent[]));
    return [SKIP, index + children.length];
  });
}
