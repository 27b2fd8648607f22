import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { parse as parseYaml } from 'yaml';

/** One thing wrong with one page. */
export interface PageFault {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

/** A guide, post or page: its tree and its front matter. */
export interface Page {
  readonly file: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Reads a page as MDX; syntax that the site could not build comes back as a fault. */
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
    return { file, line: line ?? 1, message: `não é MDX válido: ${message}` };
  }
}

/** Whether reading a page ended in a fault. */
export function isFault(value: Page | PageFault): value is PageFault {
  return 'message' in value;
}

/** Docusaurus takes `## Title {#id}` before MDX, which would read an expression there. */
function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6} .*)\{#([\w-]+)\}\s*$/gm, '$1');
}
