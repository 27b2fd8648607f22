import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { tidy } from './plainMarkdown';

/** A guide or post as its author wrote it: the texts of its front matter, and its own by section. */
export interface MarkdownDocument {
  readonly texts: Readonly<Record<string, string>>;
  /** The first one is what stands before any heading. */
  readonly sections: readonly DocumentSection[];
}

export interface DocumentSection {
  /** As Docusaurus gives it; empty before the first heading. */
  readonly anchor: string;
  readonly title: string;
  readonly nodes: readonly RootContent[];
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** The lines that open and close an admonition (`:::note[Title]`). */
const ADMONITION = /^:::+ *\w*(?:\[(.*)\])?$/gm;

/**
 * Reads MDX into its sections, those of the second and the third level.
 *
 * @throws {Error} naming the file when it is no MDX.
 */
export function readDocument(file: string, source: string): MarkdownDocument {
  let tree: Root;
  try {
    tree = processor.parse(source.replace(ADMONITION, '$1'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [first] = tree.children;
  const data: unknown = first?.type === 'yaml' ? parseYaml(first.value) : undefined;
  return {
    texts: Object.fromEntries(
      Object.entries(data ?? {}).filter(([, value]) => typeof value === 'string'),
    ),
    sections: splitSections(tree),
  };
}

function splitSections({ children }: Root): DocumentSection[] {
  const slugger = createSlugger();
  const sections: { anchor: string; title: string; nodes: RootContent[] }[] = [
    { anchor: '', title: '', nodes: [] },
  ];
  for (const node of children) {
    if (node.type !== 'heading') {
      sections.at(-1)?.nodes.push(node);
      continue;
    }
    // Every heading takes its place among the anchors, also those that are no section.
    const title = tidy(textOf(node));
    const anchor = slugger.slug(title);
    if (isSection(node)) sections.push({ anchor, title, nodes: [] });
  }
  return sections;
}

function isSection({ depth }: Heading): boolean {
  return depth === 2 || depth === 3;
}
