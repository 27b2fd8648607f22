import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { parse as parseYaml } from 'yaml';

/** A fault of a page. */
export interface PageFault {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

/** A guide, post or page, parsed. */
export interface Page {
  readonly file: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Parses a page as MDX; returns a fault for invalid syntax. */
export function parsePage(file: string, text: string): Page | PageFault {
  try {
    const tree = processor.parse(escapeHeadingIds(text));
    const [first] = tree.children;
    const data: unknown = first?.type === 'yaml' ? parseYaml(first.value) : undefined;
    const frontMatter = typeof data === 'object' && data !== null ? { ...data } : {};
    return { file, tree, frontMatter };
  } catch (error) {
    const line = error instanceof VFileMessage ? error.line : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { file, line: line ?? 1, message: `is not valid MDX: ${message}` };
  }
}

export function isFault(value: Page | PageFault): value is PageFault {
  return 'message' in value;
}

/** Docusaurus handles `## Title {#id}` before MDX, which would parse an expression. */
function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6} .*)\{#([\w-]+)\}\s*$/gm, '$1');
}
